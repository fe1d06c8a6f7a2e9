# awk -v root=<repository> -f page.awk PAGE.md
#
# Doxygen's input filter for pages: gives each page and heading the name by which others refer to it, and turns links
# into such references, for Doxygen does not follow paths from page to page. The links of docs/README.md make the pages
# its children, in their order. Links to what is not on the site become plain words.
BEGIN { page = relative(ARGV[1]) }

function relative(path) {
    if (index(path, root "/") == 1) path = substr(path, length(root) + 2)
    return path
}

# What Doxygen calls the page, or the section of it. As on GitHub, a section is named by small letters and hyphens.
function name_of(path, section) {
    if (path == "README.md" && section == "") return "index"
    sub(/^docs\//, "", path)
    sub(/\.md$/, "", path)
    if (section != "") path = path "__" section
    gsub(/[^A-Za-z0-9_]/, "_", path)
    return "page_" tolower(path)
}

function anchor(heading) {
    heading = tolower(heading)
    gsub(/\[|\]\([^)]*\)/, "", heading)
    gsub(/[^a-z0-9_ -]/, "", heading)
    gsub(/ /, "-", heading)
    return heading
}

function resolved(path,    directory) {
    directory = page
    sub(/[^\/]*$/, "", directory)
    path = directory path
    while (path ~ /[^\/]+\/\.\.\//) sub(/[^\/]+\/\.\.\//, "", path)
    return path
}

# The link, as Doxygen wants it.
function reference(text, target,    path, section) {
    if (target ~ /\.svg$/) sub(/.*\//, "", target) # Doxygen looks for pictures by their names
    if (target ~ /^[a-z]+:/ || target ~ /\.svg$/) return "[" text "](" target ")"
    path = section = target
    sub(/#.*/, "", path)
    if (!sub(/^[^#]*#/, "", section)) section = ""
    path = path == "" ? page : resolved(path)
    if (path ~ /\.md$/) {
        if (page == "docs/README.md" && section == "" && path != "README.md") return "@subpage " name_of(path, "") " \"" text "\""
        # No @ref: code that follows it on its line confuses Doxygen.
        return "[" text "](" name_of(path, "") ".html" (section == "" ? "" : "#" name_of(path, section)) ")"
    }
    if (path ~ /^include\/variantkit\/.*\.hpp$/) return "[" text "](@ref " substr(path, 9) ")"
    return text
}

function flush_text(    rest, done, text, target, split_at) {
    rest = chunk
    done = ""
    while (match(rest, /\[[^][]*\]\([^() \n]*[.\/#][^() \n]*\)/)) {
        done = done substr(rest, 1, RSTART - 1)
        text = substr(rest, RSTART + 1, RLENGTH - 2)
        rest = substr(rest, RSTART + RLENGTH)
        split_at = index(text, "](")
        target = substr(text, split_at + 2)
        text = substr(text, 1, split_at - 1)
        done = done reference(text, target)
    }
    printf "%s", done rest
    chunk = ""
}

/^```/ {
    flush_text()
    in_block = !in_block
    print
    next
}
in_block { print; next }
/^#+ / {
    flush_text()
    heading = $0
    sub(/^#+ /, "", heading)
    if (/^# /) print "# " heading (page == "README.md" ? "" : " {#" name_of(page, "") "}")
    else print $0 " {#" name_of(page, anchor(heading)) "}"
    next
}
{ chunk = chunk $0 "\n" }
END { flush_text() }
