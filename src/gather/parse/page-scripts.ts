import { inlineScripts } from './scripts.ts'
import { endOfString, isQuote, withoutComments } from './script-comments.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Characters of inline scripts that are read: what somebody writes for a form is short. */
const MOST_TEXT = 300_000
const LONGEST_FUNCTION = 5_000
const LONGEST_EXPRESSION = 500
const MOST_LISTENERS = 5
const MOST_FOLLOWED = 20
/** Characters of everything that a form runs; what is longer is no simple form. */
const MOST_RUN = 20_000

/** `function send(`, `send = function`, `send: (event) =>`, not as the end of a longer name. */
const DEFINED =
  /(?<![\w$.])(?:(?=function\s+([A-Za-z_$][\w$]{0,80})\s*\()|([A-Za-z_$][\w$]{0,80})\s*[=:]\s*(?=(?:async\s*)?(?:function\b|(?:\([^()]{0,200}\)|[A-Za-z_$][\w$]{0,80})\s*=>)))/gu
/** `form = document.getElementById("ask")`. */
const NAMED =
  /(?<![\w$.])([A-Za-z_$][\w$]{0,80})\s*=\s*(?:document\s*\.\s*(?:getElementById|querySelector)|\$|jQuery)\s*\(\s*["'`]#?([^"'`\s]{1,100})["'`]\s*\)/gu
/** `form.addEventListener("submit",`, `$("#ask").on("submit",` and `$("#ask").submit(`. */
const LISTENS =
  /(?:(?<![\w$.])([A-Za-z_$][\w$]{0,80})|["'`]#?([^"'`\s]{1,100})["'`]\s*\))\s*\??\.\s*(?:(?:addEventListener|on)\s*\(\s*["'`]submit["'`]\s*,|submit\s*\()/gu
/** The beginning of a function, up to its brace or the expression of an arrow. */
const HEAD =
  /\s*(?:async\b\s*)?(?:function\b\s*(?:[\w$]{1,81}\s*)?)?(?:\([^()]{0,200}\)|[A-Za-z_$][\w$]{0,80})\s*(=>)?\s*(\{)?/uy
/** A function that is given by its name. */
const GIVEN = /\s*([A-Za-z_$][\w$]{0,80})\s*[),]/uy
/** A name before a bracket: `send(event)`. */
const CALLED = /(?<![\w$])([A-Za-z_$][\w$]{0,80})\s*\(/gu

type Listener = string | null

/** What the inline scripts of a page say of its forms. */
export interface PageScripts {
  /** What runs when the form with this id is sent; `null` for what cannot be told. */
  listeningTo: (id: string | undefined) => Listener[]
  /** Texts with the functions that they call, and those that these call; `null` where one of them cannot be told. */
  withCalled: (texts: readonly Listener[]) => string | null
}

/** Reads all inline scripts once, so that many names and many forms cost no more. `first`: which scripts matter most. */
export function readPageScripts(walked: WalkedDocument, first: (script: string) => boolean): PageScripts {
  const scripts = inlineScripts(walked)
    .filter(({ role }) => role === 'runs')
    .map(({ text }) => text.slice(0, MOST_TEXT))
  const [wanted, others] = [scripts.filter(first), scripts.filter((script) => !first(script))]
  const program = withoutComments([...wanted, ...others].join('\n;\n').slice(0, MOST_TEXT))
  const functions = functionsIn(program)
  const listeners = listenersIn(program)
  return {
    listeningTo: (id) => (id && listeners.get(id)) || [],
    withCalled: (texts) => follow(texts, (name) => functions.get(name)?.()),
  }
}

/** Each function by its name, read when it is asked for; `null` for one whose end was not seen, and for a name that several have. */
function functionsIn(program: string): Map<string, () => string | null> {
  const functions = new Map<string, () => string | null>()
  for (const { 0: whole, 1: declared, 2: assigned, index } of program.matchAll(DEFINED)) {
    const name = declared ?? assigned ?? ''
    const from = index + whole.length
    functions.set(name, functions.has(name) ? unknown : once(() => functionAt(program, from)))
  }
  return functions
}

const unknown = (): null => null

function once(read: () => string | null): () => string | null {
  let known: string | null | undefined
  return () => {
    if (known === undefined) known = read()
    return known
  }
}

/** What listens to the sending of each form, by the form's id. */
function listenersIn(program: string): Map<string, Listener[]> {
  const ids = new Map<string, string | null>()
  for (const [, name = '', id = ''] of program.matchAll(NAMED))
    ids.set(name, ids.has(name) && ids.get(name) !== id ? null : id)
  const listeners = new Map<string, Listener[]>()
  for (const { 0: whole, 1: name, 2: written, index } of program.matchAll(LISTENS)) {
    const id = written ?? ids.get(name ?? '')
    if (!id) continue
    const known = listeners.get(id) ?? []
    if (known.length > MOST_LISTENERS) continue
    const isOneMore = known.length === MOST_LISTENERS
    listeners.set(id, [...known, isOneMore ? null : handlerAt(program, index + whole.length)])
  }
  return listeners
}

/** A listener that is named is written as a call of it. */
function handlerAt(program: string, from: number): string | null {
  GIVEN.lastIndex = from
  const [, name] = GIVEN.exec(program) ?? []
  return name === undefined ? functionAt(program, from) : `${name}()`
}

/** The function that begins here, to the end of its braces or of its expression. */
function functionAt(program: string, from: number): string | null {
  HEAD.lastIndex = from
  const [head, arrow, brace] = HEAD.exec(program) ?? []
  if (head === undefined || (arrow === undefined && brace === undefined)) return null
  const start = from + head.length
  if (brace !== undefined) return upToClosingBrace(program.slice(start - 1, start + LONGEST_FUNCTION))
  return program.slice(start, start + LONGEST_EXPRESSION).split(/[;\n]/u, 1)[0] ?? null
}

function upToClosingBrace(text: string): string | null {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (isQuote(char)) at = endOfString(text, at, char) - 1
    else if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return text.slice(0, at + 1)
  }
  return null
}

function follow(
  texts: readonly Listener[],
  functionOf: (name: string) => string | null | undefined,
): string | null {
  const run: string[] = []
  const followed = new Set<string>()
  const waiting = [...texts]
  let length = 0
  for (const text of waiting) {
    length += text?.length ?? 0
    if (text === null || length > MOST_RUN) return null
    run.push(text)
    for (const [, name = ''] of text.matchAll(CALLED)) {
      const body = followed.has(name) ? undefined : functionOf(name)
      if (body === undefined) continue
      if (followed.size >= MOST_FOLLOWED) return null
      followed.add(name)
      waiting.push(body)
    }
  }
  return run.join('\n')
}
