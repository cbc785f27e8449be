/** One directive of a server's settings: its words, and the directives in its block. */
export interface Directive {
  words: string[]
  block: Directive[] | null
}

interface Reading {
  tokens: string[]
  at: number
}

/** Words, quoted texts without their quotes, and the marks `{`, `}` and `;`. An unclosed quote is an error. */
function tokensOf(text: string, marks: string): string[] {
  const token = new RegExp(`#.*|"(?:[^"\\\\\\n]|\\\\.)*"|\\n|[${marks}]|[^\\s"]+?(?=[\\s${marks}]|$)`, 'gu')
  const rest = text.replace(token, '').trim()
  if (rest !== '') throw new SyntaxError(`Not understood: ${rest}`)
  return [...text.matchAll(token)].map(([one]) => one).filter((one) => !one.startsWith('#'))
}

const unquoted = (word: string): string => (word.startsWith('"') ? word.slice(1, -1) : word)

/** nginx's grammar: simple directives end in `;`, block directives contain others in braces (nginx.org, Beginner's Guide). */
export function parseNginx(text: string): Directive[] {
  const reading = { tokens: tokensOf(text, '{};').filter((token) => token !== '\n'), at: 0 }
  const found = nginxBlock(reading)
  if (reading.at < reading.tokens.length) throw new SyntaxError('A brace is closed that was never opened')
  return found
}

function nginxBlock(reading: Reading): Directive[] {
  const found: Directive[] = []
  let words: string[] = []
  while (reading.at < reading.tokens.length && reading.tokens[reading.at] !== '}') {
    const token = reading.tokens[reading.at++] ?? ''
    if (token !== ';' && token !== '{') {
      words.push(unquoted(token))
      continue
    }
    if (words.length === 0) throw new SyntaxError('A directive without a name')
    found.push({ words, block: token === ';' ? null : nginxBlock(reading) })
    if (token === '{' && reading.tokens[reading.at++] !== '}') throw new SyntaxError('A block never ends')
    words = []
  }
  if (words.length > 0) throw new SyntaxError(`"${words.join(' ')}" does not end in a semicolon`)
  return found
}

/** The Caddyfile's grammar: a directive per line, blocks open at the end of a line and close on their own (caddyserver.com). */
export function parseCaddy(text: string): Directive[] {
  const open: Directive[][] = [[]]
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue
    if (line === '}') {
      if (open.length === 1) throw new SyntaxError('A brace is closed that was never opened')
      open.pop()
      continue
    }
    const words = [...line.matchAll(/"[^"\n]*"|\S+/gu)].map(([word]) => unquoted(word))
    const block: Directive[] | null = words.at(-1) === '{' ? [] : null
    open.at(-1)?.push({ words: block ? words.slice(0, -1) : words, block })
    if (block) open.push(block)
  }
  if (open.length > 1) throw new SyntaxError('A block never ends')
  return open[0] ?? []
}

/** Apache's grammar: a directive per line, sections as nested tags (httpd.apache.org, Configuration Files). */
export function parseApache(text: string): Directive[] {
  const open: { name: string; within: Directive[] }[] = [{ name: '', within: [] }]
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [, slash, name = '', rest = ''] = /^<(\/?)([A-Za-z]+)\s*([^>]*)>$/u.exec(line) ?? []
    if (slash === '/') {
      if (open.pop()?.name !== name || open.length === 0) throw new SyntaxError(`</${name}> closes nothing`)
      continue
    }
    const words = [...(name === '' ? line : rest).matchAll(/"[^"\n]*"|\S+/gu)].map(([word]) => unquoted(word))
    const block: Directive[] | null = name === '' ? null : []
    open.at(-1)?.within.push({ words: name === '' ? words : [name, ...words], block })
    if (block) open.push({ name, within: block })
  }
  if (open.length !== 1) throw new SyntaxError(`<${open.at(-1)?.name}> never ends`)
  return open[0]?.within ?? []
}
