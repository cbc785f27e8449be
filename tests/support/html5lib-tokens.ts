import { z } from 'zod'

const written = z.object({
  description: z.string(),
  input: z.string(),
  /** A text stands for a parse error in older files. */
  output: z.array(z.union([z.string(), z.array(z.unknown())])),
  initialStates: z.array(z.string()).default(['Data state']),
  lastStartTag: z.string().optional(),
  doubleEscaped: z.boolean().default(false),
})
const file = z.object({ tests: z.array(written) })
type Written = z.infer<typeof written>

/** What is kept of a tokenizer's answer: texts as they come together, and start tags with their attributes. */
export type Token = string | { tag: string; attributes: Readonly<Record<string, string>> }

/** One case of html5lib's tokenizer files in one of its states. */
export interface TokenCase {
  /** File, description and state. */
  name: string
  /** The input, with what brings a reader into the state before it. */
  html: string
  /** The start tags that only bring a reader into the state. */
  opened: number
  expected: Token[]
}

/** The elements whose text is read in each state; the first stands in where a case names another. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  'Data state': [],
  'PLAINTEXT state': ['plaintext'],
  'RCDATA state': ['title', 'textarea'],
  'RAWTEXT state': ['style', 'xmp', 'iframe', 'noembed', 'noframes'],
  'Script data state': ['script'],
  'CDATA section state': ['svg'],
}

/** The cases of one `.test` file, once for each state. */
export const tokenCases = (name: string, text: string): TokenCase[] =>
  file
    .parse(JSON.parse(text))
    .tests.flatMap((test) => test.initialStates.map((state) => tokenCase(name, state, unescaped(test))))

function tokenCase(
  name: string,
  state: string,
  { description, input, output, lastStartTag }: Written,
): TokenCase {
  const elements = ELEMENTS[state]
  if (elements === undefined) throw new Error(`no such state is known: ${state}`)
  const isOfState = lastStartTag !== undefined && elements.includes(lastStartTag)
  const element = isOfState ? lastStartTag : elements[0]
  const renamed = (html: string): string =>
    isOfState || element === undefined || lastStartTag === undefined
      ? html
      : html.replaceAll(new RegExp(lastStartTag, 'giu'), element)
  return {
    name: `${name}, ${description}, ${state}`,
    html: `${opening(element)}${renamed(input)}`,
    opened: element === undefined ? 0 : 1,
    expected: joined(output.flatMap((token) => tokenOf(token, renamed))),
  }
}

const opening = (element: string | undefined): string =>
  element === undefined ? '' : element === 'svg' ? '<svg><![CDATA[' : `<${element}>`

const attributesOf = z.record(z.string(), z.string())

function tokenOf(token: Written['output'][number], renamed: (html: string) => string): Token[] {
  const [kind, first, second] = typeof token === 'string' ? [] : token
  if (kind === 'Character') return [renamed(z.string().parse(first))]
  if (kind === 'StartTag') return [{ tag: z.string().parse(first), attributes: attributesOf.parse(second) }]
  return []
}

/** Texts that follow each other as one. */
export function joined(tokens: readonly Token[]): Token[] {
  const all: Token[] = []
  for (const token of tokens) {
    const last = all.at(-1)
    if (typeof token === 'string' && typeof last === 'string') all.splice(-1, 1, last + token)
    else all.push(token)
  }
  return all
}

const ESCAPE = /\\u([\da-f]{4})/giu
const unescapedText = (text: string): string =>
  text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function unescaped(test: Written): Written {
  if (!test.doubleEscaped) return test
  return {
    ...test,
    input: unescapedText(test.input),
    output: test.output.map((token) => (typeof token === 'string' ? token : token.map(unescapedValue))),
  }
}

function unescapedValue(value: unknown): unknown {
  if (typeof value === 'string') return unescapedText(value)
  const attributes = attributesOf.safeParse(value)
  if (!attributes.success) return value
  return Object.fromEntries(
    Object.entries(attributes.data).map(([name, text]) => [unescapedText(name), unescapedText(text)]),
  )
}
