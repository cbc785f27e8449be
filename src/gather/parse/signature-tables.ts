import { SIGNATURES, type Signature } from './technologies.data.ts'

const NONE: readonly Signature[] = []
type AddressField = 'scripts' | 'frames' | 'links' | 'forms'

/** The signatures indexed by sign, made once, because every address and class name of a page is looked up. */
export const TABLES = {
  addresses: {
    scripts: byHost('scripts'),
    frames: byHost('frames'),
    links: byHost('links'),
    forms: byHost('forms'),
  },
  paths: pathSigns(),
  inline: byText(({ inline }) => inline),
  cookies: texts(({ cookies }) => cookies),
  generators: SIGNATURES.flatMap((signature) =>
    signature.generator ? [{ signature, generator: signature.generator }] : [],
  ),
  headers: headerSigns(),
  names: byText((signature) => signature.names?.filter((name) => !name.endsWith('*'))),
  /** Beginnings of names, by their first three letters. */
  beginnings: nameBeginnings(),
  attributes: byText(({ attributes }) => attributes),
  elements: byText(({ elements }) => elements),
}

const SYNTAX = /[\\^$.*+?()[\]{}|/]/gu
const escaped = (text: string): string => text.replace(SYNTAX, String.raw`\$&`)

/** All texts of inline scripts in one expression, three times as fast as searching for each. */
const INLINE_TEXTS = new RegExp([...TABLES.inline.keys()].map((text) => escaped(text)).join('|'), 'gu')

/** Signatures with a sign in an inline script; a signature comes once for each place. */
export function* signaturesInScript(script: string): Generator<Signature> {
  for (const [text] of script.matchAll(INLINE_TEXTS)) yield* TABLES.inline.get(text) ?? NONE
}

function texts(
  pick: (signature: Signature) => readonly string[] | undefined,
): { signature: Signature; text: string }[] {
  return SIGNATURES.flatMap((signature) => (pick(signature) ?? []).map((text) => ({ signature, text })))
}

function byText(pick: (signature: Signature) => readonly string[] | undefined): Map<string, Signature[]> {
  const table = new Map<string, Signature[]>()
  for (const { signature, text } of texts(pick)) table.set(text, [...(table.get(text) ?? []), signature])
  return table
}

function byHost(field: AddressField): Map<string, { signature: Signature; path: string }[]> {
  const table = new Map<string, { signature: Signature; path: string }[]>()
  for (const { signature, text } of texts((one) => one[field])) {
    const slash = text.indexOf('/')
    const [host, path] = slash < 0 ? [text, ''] : [text.slice(0, slash), text.slice(slash)]
    table.set(host, [...(table.get(host) ?? []), { signature, path }])
  }
  return table
}

function pathSigns(): { signature: Signature; isIn: (url: string) => boolean }[] {
  return SIGNATURES.flatMap((signature) =>
    (signature.paths ?? []).map((sign) => ({
      signature,
      isIn: (url: string) => (typeof sign === 'string' ? url.includes(sign) : sign.test(url)),
    })),
  )
}

function headerSigns(): { signature: Signature; name: string; part: string | null }[] {
  return texts(({ headers }) => headers).map(({ signature, text }) => {
    const [name = '', part] = text.split(': ')
    return { signature, name, part: part?.toLowerCase() ?? null }
  })
}

function nameBeginnings(): Map<string, { signature: Signature; text: string }[]> {
  const table = new Map<string, { signature: Signature; text: string }[]>()
  for (const { signature, text } of texts(({ names }) => names)) {
    if (!text.endsWith('*')) continue
    const key = text.slice(0, 3)
    table.set(key, [...(table.get(key) ?? []), { signature, text: text.slice(0, -1) }])
  }
  return table
}

/** Signatures whose host, or its parent domain, and path match an absolute address. */
export function signaturesOfAddress(field: AddressField, url: string): Signature[] {
  const from = url.indexOf('//') + 2
  if (from < 2) return []
  const slash = url.indexOf('/', from)
  const end = slash < 0 ? url.length : slash
  const found: Signature[] = []
  for (let at = from - 1; at >= 0 && at < end; at = url.indexOf('.', at + 1)) {
    for (const { signature, path } of TABLES.addresses[field].get(url.slice(at + 1, end)) ?? []) {
      if (path === '' || url.startsWith(path, end)) found.push(signature)
    }
  }
  return found
}

/** Signatures that match a part of this address. */
export const signaturesOfPath = (url: string): Signature[] =>
  TABLES.paths.filter(({ isIn }) => isIn(url)).map(({ signature }) => signature)

/** Signatures of a class name, an id or the `type` of a script. */
export function signaturesOfName(name: string): readonly Signature[] {
  const exact = TABLES.names.get(name)
  const beginnings = TABLES.beginnings.get(name.slice(0, 3))
  if (beginnings === undefined) return exact ?? NONE
  const begun = beginnings.filter(({ text }) => name.startsWith(text)).map(({ signature }) => signature)
  return exact ? [...exact, ...begun] : begun
}

/** Signatures of an attribute, by its name. */
export const signaturesOfAttribute = (name: string): readonly Signature[] =>
  TABLES.attributes.get(name) ?? NONE

/** Signatures of an element, by its tag. */
export const signaturesOfElement = (tag: string): readonly Signature[] => TABLES.elements.get(tag) ?? NONE
