import { stringify } from 'yaml'

// The part of Go's templates (text/template) and of Helm's functions that the chart uses; anything else is an error, so that a template which
// only Helm could read is noticed here. `npm run try:chart` renders the same templates with Go's own and compares.

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'value'; source: string }
  | { kind: 'if' | 'with' | 'range'; source: string; body: Node[]; otherwise: Node[] }
  | { kind: 'define'; source: string; body: Node[] }

interface Scope {
  /** `.` */
  dot: unknown
  /** `$` and what `range` names. */
  names: Readonly<Record<string, unknown>>
}

interface Token {
  action: string | null
  text: string
}

const ACTION = /\{\{(-)?\s*([\s\S]*?)\s*(-)?\}\}/gu
const TERM = /\s*("(?:[^"\\]|\\.)*"|\(|\)|\||[^\s()|"]+)/gu

/** Templates that may include each other. */
export class Templates {
  readonly #defined = new Map<string, Node[]>()

  /** Reads a file. Returns what renders it with the values of `.`; a `define` in it is known to every file that is rendered later. */
  read(source: string): (values: object) => string {
    const nodes = parse(tokens(source), [])
    for (const node of nodes) if (node.kind === 'define') this.#defined.set(unquoted(node.source), node.body)
    return (values) => this.#render(nodes, { dot: values, names: { $: values } })
  }

  #render(nodes: readonly Node[], scope: Scope): string {
    return nodes.map((node) => this.#one(node, scope)).join('')
  }

  #one(node: Node, scope: Scope): string {
    if (node.kind === 'text') return node.text
    if (node.kind === 'define') return ''
    if (node.kind === 'value') return asText(this.#evaluate(node.source, scope))
    if (node.kind === 'range') return this.#range(node, scope)
    const value = this.#evaluate(node.source, scope)
    if (!isTrue(value)) return this.#render(node.otherwise, scope)
    return this.#render(node.body, node.kind === 'with' ? { ...scope, dot: value } : scope)
  }

  #range({ source, body }: { source: string; body: Node[] }, scope: Scope): string {
    const [, key, name, list = source] = /^(\$\w+), (\$\w+) := (.+)$/u.exec(source) ?? []
    const entries = Object.entries(asObject(this.#evaluate(list, scope)))
    const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1))
    return sorted
      .map(([at, value]) => {
        const named = key !== undefined && name !== undefined ? { [key]: at, [name]: value } : {}
        return this.#render(body, { dot: value, names: { ...scope.names, ...named } })
      })
      .join('')
  }

  #evaluate(source: string, scope: Scope): unknown {
    const terms = [...source.matchAll(TERM)].map(([, term = '']) => term)
    const value = this.#pipeline(terms, scope)
    if (terms.length > 0) throw new Error(`not understood: ${source}`)
    return value
  }

  /** Takes a pipeline off the terms: commands with `|` between them, each of which gets the value before it as its last argument. */
  #pipeline(terms: string[], scope: Scope): unknown {
    let value = this.#command(terms, scope, [])
    while (terms[0] === '|') {
      terms.shift()
      value = this.#command(terms, scope, [value])
    }
    return value
  }

  #command(terms: string[], scope: Scope, piped: readonly unknown[]): unknown {
    const name = terms[0] ?? ''
    if (!/^[a-zA-Z]+$/u.test(name) || name === 'true' || name === 'false') return this.#operand(terms, scope)
    terms.shift()
    const given: unknown[] = []
    while (terms.length > 0 && terms[0] !== '|' && terms[0] !== ')') given.push(this.#operand(terms, scope))
    return this.#call(name, [...given, ...piped])
  }

  #operand(terms: string[], { dot, names }: Scope): unknown {
    const term = terms.shift() ?? ''
    if (term === '(') {
      const value = this.#pipeline(terms, { dot, names })
      if (terms.shift() !== ')') throw new Error('a bracket is not closed')
      return value
    }
    if (term.startsWith('"')) return JSON.parse(term)
    if (/^\d+$/u.test(term)) return Number(term)
    if (term.startsWith('.')) return at(dot, term.slice(1))
    const [, name = '', path = ''] = /^(\$\w*)(?:\.(.*))?$/u.exec(term) ?? []
    if (!(name in names)) throw new Error(`not understood: ${term}`)
    return at(names[name], path)
  }

  #call(name: string, args: readonly unknown[]): unknown {
    const [first, second] = args
    if (name === 'include') {
      const nodes = this.#defined.get(asText(first))
      if (nodes === undefined) throw new Error(`no template is called ${asText(first)}`)
      return this.#render(nodes, { dot: second, names: { $: second } })
    }
    if (name === 'required') {
      if (second === undefined || second === null || second === '') throw new Error(asText(first))
      return second
    }
    if (name === 'default') return isTrue(second) ? second : first
    if (name === 'not') return !isTrue(first)
    if (name === 'quote') return JSON.stringify(asText(first))
    if (name === 'toYaml') return stringify(first, { sortMapEntries: true, lineWidth: 0 }).trimEnd()
    if (name === 'nindent') return `\n${asText(second).replace(/^/gmu, ' '.repeat(Number(first)))}`
    if (name === 'trunc') return asText(second).slice(0, Number(first))
    if (name === 'trimSuffix') return asText(second).replace(new RegExp(`${asText(first)}$`, 'u'), '')
    throw new Error(`no function is called ${name}`)
  }
}

function tokens(source: string): Token[] {
  const found: Token[] = []
  let end = 0
  let isTrimmed = false
  const text = (until: number, trimsEnd: boolean): string => {
    const raw = source.slice(end, until)
    const started = isTrimmed ? raw.trimStart() : raw
    return trimsEnd ? started.trimEnd() : started
  }
  for (const match of source.matchAll(ACTION)) {
    found.push({ action: null, text: text(match.index, match[1] === '-') })
    found.push({ action: match[2] ?? '', text: '' })
    end = match.index + match[0].length
    isTrimmed = match[3] === '-'
  }
  return [...found, { action: null, text: text(source.length, false) }]
}

/** Takes nodes off the tokens until one of the actions `until`, which stays. */
function parse(rest: Token[], until: readonly string[]): Node[] {
  const nodes: Node[] = []
  while (rest[0] && !until.includes(rest[0].action ?? '')) {
    const { action, text } = rest.shift() ?? { action: null, text: '' }
    const [, kind = '', source = ''] = /^(if|with|range|define) (.+)$/u.exec(action ?? '') ?? []
    if (action === null) nodes.push({ kind: 'text', text })
    else if (kind === 'define') nodes.push({ kind, source, body: block(rest) })
    else if (kind === 'if' || kind === 'with' || kind === 'range') {
      const body = parse(rest, ['else', 'end'])
      const otherwise = rest.shift()?.action === 'else' ? block(rest) : []
      nodes.push({ kind, source, body, otherwise })
    } else nodes.push({ kind: 'value', source: action })
  }
  return nodes
}

/** Nodes up to `end`, which is taken too. */
function block(rest: Token[]): Node[] {
  const nodes = parse(rest, ['end'])
  if (rest.shift() === undefined) throw new Error('a block has no end')
  return nodes
}

const unquoted = (text: string): string => text.replaceAll('"', '')

const isTrue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** The value at a path below another; a missing last part is `undefined`, a missing one before it an error, as in Helm. */
function at(value: unknown, path: string): unknown {
  let found: unknown = value
  for (const name of path.split('.').filter((part) => part !== '')) {
    if (typeof found !== 'object' || found === null) throw new Error(`nothing is at ${path}`)
    found = Object.entries(found).find(([key]) => key === name)?.[1]
  }
  return found
}
