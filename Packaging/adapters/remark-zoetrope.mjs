// A plug-in of remark: replaces the fences that Zoetrope draws by HTML.
//
//     import zoetrope from './remark-zoetrope.mjs'
//     unified().use(remarkParse).use(zoetrope, {assets: 'public/zoetrope', address: '/zoetrope/'})
//       .use(remarkRehype, {allowDangerousHtml: true}).use(rehypeRaw).use(rehypeStringify)
//
// It speaks mdBook's protocol for preprocessors: the text of each run of blocks is a chapter of a book. Options:
//   command  the program, “zoetrope” by default
//   root     the folder of screens and pictures, the working folder by default
//   assets   the folder of drawings, relative to root: “public/zoetrope” by default
//   address  the address of that folder on the site: “/zoetrope/” by default

import {execFileSync} from 'node:child_process'
import {relative} from 'node:path'

export default function zoetrope(options = {}) {
  const {command = 'zoetrope', root = process.cwd(), assets = 'public/zoetrope', address = '/zoetrope/'} = options
  return (tree, file) => {
    if (!hasOurs(tree)) return
    const source = String(file)
    // Our fences and listings may stand in lists and quotes, so the whole text is woven, and only blocks of ours are taken.
    const path = file.path ? relative(root, file.path) : 'text.md'
    const chapter = {name: path, content: source, path, sub_items: [], number: null, source_path: path, parent_names: []}
    const context = {root, config: {book: {src: '.'}}, renderer: 'html'}
    const input = JSON.stringify([context, {sections: [{Chapter: chapter}]}])
    const output = execFileSync(
      command, ['weave', '--for', 'mdbook', '--assets', assets, '--assets-url', address],
      {input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'], maxBuffer: 1 << 28})
    const woven = JSON.parse(output).sections[0].Chapter.content
    replaceOurs(tree, source, woven)
  }
}

// Whether a node is a fence with a directive, or a listing that isn't shown.
function isOurs(node) {
  return node.type === 'code' && (/^\{[a-z-]+\}/.test(node.lang ?? '') || /(^|\s)hidden(\s|$)/.test(node.meta ?? ''))
}

// Whether a node or one inside of it is ours.
function hasOurs(node) {
  return isOurs(node) || (node.children ?? []).some(hasOurs)
}

// The blocks in the order of the text: ours with their parents, and the largest ones without any of ours. What other
// plug-ins have added has no position, and isn't in the text.
function flattened(parent, result = []) {
  for (const node of parent.children) {
    if (isOurs(node)) result.push({node, parent})
    else if (hasOurs(node)) flattened(node, result)
    else if (node.position) result.push({node})
  }
  return result
}

// Replaces our blocks by the HTML between the texts of their neighbors, which weaving leaves as they are.
function replaceOurs(tree, source, woven) {
  const text = ({node}) => source.slice(node.position.start.offset, node.position.end.offset)
  const items = flattened(tree)
  let position = 0
  for (let index = 0; index < items.length; index++) {
    if (!items[index].parent) {
      const found = woven.indexOf(text(items[index]), position)
      if (found >= 0) position = found + text(items[index]).length
      continue
    }
    let next = index + 1
    while (next < items.length && items[next].parent) next++
    const end = next < items.length ? woven.indexOf(text(items[next]), position) : woven.length
    const [first, ...others] = items.slice(index, next)
    replace(first, html(withoutMarkers(woven.slice(position, end < 0 ? woven.length : end))))
    for (const other of others) replace(other, [])
    position = end < 0 ? woven.length : end
    index = next - 1
  }
}

function replace({node, parent}, nodes) {
  parent.children.splice(parent.children.indexOf(node), 1, ...nodes)
}

// Lines without what lists and quotes put in front of them.
function withoutMarkers(text) {
  const marker = /^([ \t>]*)(?:[-*+]|\d+[.)])[ \t]+(?=<|`{3})/
  const lines = text.replace(/\n[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]*)?$/, '').split('\n')
  while (lines.length && /^[ \t>]*$/.test(lines[0])) lines.shift()
  if (!lines.length) return ''
  const width = (marker.exec(lines[0]) ?? /^[ \t>]*/.exec(lines[0]))[0].length
  return lines.map((line, index) => {
    const own = index === 0 ? width : Math.min(width, /^[ \t>]*/.exec(line)[0].length)
    return line.slice(own)
  }).join('\n').trim()
}

// HTML and the fences of listings that are shown above it.
function html(text) {
  const parts = []
  const fence = /^(`{3,})swift\n([\s\S]*?)\n\1[ \t]*$/gm
  let position = 0
  for (const match of text.matchAll(fence)) {
    const before = text.slice(position, match.index).trim()
    if (before) parts.push({type: 'html', value: before})
    parts.push({type: 'code', lang: 'swift', meta: null, value: match[2]})
    position = match.index + match[0].length
  }
  const rest = text.slice(position).trim()
  if (rest) parts.push({type: 'html', value: rest})
  return parts
}
