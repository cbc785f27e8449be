/** An element of an expected tree: its name, with the namespace before it where that is not HTML's. */
export interface TreeElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: TreeNode[]
}
export type TreeNode = TreeElement | { text: string } | { doctype: string }

/** One case of html5lib's tree-construction files. */
export interface TreeCase {
  /** File and number in it: `tests1.dat 12`. */
  name: string
  html: string
  /** The element that the HTML is read inside of; `null` for a whole document. */
  fragment: string | null
  tree: TreeNode[]
}

const SECTIONS: ReadonlySet<string> = new Set([
  '#data',
  '#errors',
  '#new-errors',
  '#document-fragment',
  '#script-on',
  '#script-off',
  '#document',
])

/** The cases of one `.dat` file, in the format of the suite's own README. */
export const treeCases = (file: string, text: string): TreeCase[] =>
  text.split(/\n\n(?=#data\n)/u).map((one, index) => treeCase(`${file} ${index + 1}`, one))

function treeCase(name: string, text: string): TreeCase {
  const sections = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of text.replace(/\n$/u, '').split('\n')) {
    if (SECTIONS.has(line) && !sections.has(line)) {
      lines = []
      sections.set(line, lines)
    } else lines.push(line)
  }
  return {
    name,
    html: sections.get('#data')?.join('\n') ?? '',
    fragment: sections.get('#document-fragment')?.[0] ?? null,
    tree: treeOf(sections.get('#document') ?? []),
  }
}

const ENTRY = /^\| ( *)(.*)$/su
const ELEMENT = /^<([^!?].*)>$/su
const DOCTYPE = /^<!DOCTYPE ?([^ >]*)/u
const TEXT = /^"(.*)"$/su
const ATTRIBUTE = /^(.+?)="(.*)"$/su

interface Open {
  children: TreeNode[]
  attributes: Map<string, string>
}

function treeOf(lines: readonly string[]): TreeNode[] {
  const root: Open = { children: [], attributes: new Map() }
  const open: Open[] = [root]
  for (const entry of entriesOf(lines)) {
    const [, spaces = '', written = ''] = ENTRY.exec(entry) ?? []
    const depth = spaces.length / 2
    const parent = open[depth] ?? root
    open.length = depth + 1
    open.push(place(written, parent))
  }
  return root.children
}

/** A text of several lines goes on where a line does not begin with the bar. */
function entriesOf(lines: readonly string[]): string[] {
  const entries: string[] = []
  for (const line of lines) {
    if (line.startsWith('| ') || entries.length === 0) entries.push(line)
    else entries.push(`${entries.pop() ?? ''}\n${line}`)
  }
  return entries
}

/** Puts an entry below its parent, and gives what its own children go into. */
function place(written: string, { children, attributes }: Open): Open {
  const inner: Open = { children: [], attributes: new Map() }
  const element = ELEMENT.exec(written)?.[1]
  const doctype = DOCTYPE.exec(written)?.[1]
  const text = TEXT.exec(written)?.[1]
  const [, name, value] = ATTRIBUTE.exec(written) ?? []
  if (doctype !== undefined) children.push({ doctype })
  else if (element !== undefined) children.push({ name: element, ...inner })
  else if (written === 'content') children.push({ name: 'content', ...inner })
  else if (text !== undefined) children.push({ text })
  else if (name !== undefined && value !== undefined) attributes.set(name, value)
  return inner
}

/** Every element of a tree in document order with those around it, the nearest last; what `skip` names is not entered. */
export function* elementsIn(
  nodes: readonly TreeNode[],
  skip: ReadonlySet<string>,
  around: readonly TreeElement[] = [],
): Generator<{ element: TreeElement; around: readonly TreeElement[] }> {
  for (const node of nodes) {
    if (!('name' in node)) continue
    yield { element: node, around }
    if (!skip.has(node.name)) yield* elementsIn(node.children, skip, [...around, node])
  }
}

/** The text of an element, that of elements named by `skip` left out. */
export const textIn = ({ children }: TreeElement, skip: ReadonlySet<string>): string =>
  children
    .map((node) =>
      'text' in node ? node.text : 'name' in node && !skip.has(node.name) ? textIn(node, skip) : '',
    )
    .join('')
