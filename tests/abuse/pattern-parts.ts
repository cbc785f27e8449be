/** One character of a pattern, a choice between sequences, or a repetition of either. What matches no character (`^`, `\b`, what is looked for around) is left out. */
export type Part =
  | { kind: 'one'; source: string }
  | { kind: 'choice'; sequences: Part[][] }
  | { kind: 'repeat'; part: Part; least: number; most: number }

/** A class, an escape of several characters, or one character. */
const ONE =
  /\[(?:[^\]\\]|\\.)*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|k<[^>]*>|.)|./suy
const REPEAT = /(?:(?<sign>[*+?])|\{(?<least>\d+)(?<on>,)?(?<most>\d*)\})\??/uy
const OPENING = /\((?:\?(?:(?<look><?[=!])|<\w+>|[a-z]*(?:-[a-z]+)?:))?/uy

/** Takes a regular expression (flag `u`) apart. */
export function partsOf(source: string): Part[] {
  let at = 0
  const read = (shape: RegExp): RegExpExecArray | null => {
    shape.lastIndex = at
    const match = shape.exec(source)
    if (match) at = shape.lastIndex
    return match
  }

  function choice(): Part {
    const sequences: Part[][] = [[]]
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at += 1
        sequences.push([])
        continue
      }
      const part = atom()
      if (part) sequences.at(-1)?.push(repeated(part))
    }
    at += 1
    return { kind: 'choice', sequences }
  }

  /** `null`: matches no character. */
  function atom(): Part | null {
    const opening = read(OPENING)
    if (opening) {
      const inside = choice()
      return opening.groups?.['look'] === undefined ? inside : null
    }
    const [one = ''] = read(ONE) ?? []
    const isPlace = one === '^' || one === '$' || /^\\(?:[bB1-9]|k<.*>)$/u.test(one)
    return isPlace ? null : { kind: 'one', source: one }
  }

  function repeated(part: Part): Part {
    const { sign, least = '1', on, most } = read(REPEAT)?.groups ?? {}
    if (sign === undefined && least === '1' && on === undefined && most === undefined) return part
    if (sign !== undefined)
      return { kind: 'repeat', part, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity }
    const end = on === undefined ? Number(least) : most === '' ? Infinity : Number(most)
    return { kind: 'repeat', part, least: Number(least), most: end }
  }

  return [choice()]
}
