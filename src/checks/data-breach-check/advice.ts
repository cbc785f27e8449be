/** What to do about a kind of leaked data, the most urgent first. `isFirst`: it gives access to other accounts or to money. */
const ADVICE = [
  {
    leaked: /passwords?\b(?! (?:hint|strength))|\bpins?\b|auth tokens?/iu,
    isFirst: true,
    text: 'Change your password there, and everywhere else you used the same one.',
  },
  {
    leaked: /\bcards?\b/iu,
    isFirst: true,
    text: 'Check your statements, and ask your bank for a new card.',
  },
  {
    leaked: /bank account/iu,
    isFirst: true,
    text: 'Watch your statements, and tell your bank that your account number leaked.',
  },
  {
    leaked: /passport|licen[cs]es?\b(?! plate)|government|\btax(?:ation)?\b|social security|identity/iu,
    isFirst: true,
    text: 'Tell the office that issued the document, and ask IDCARE (idcare.org) for help.',
  },
  {
    leaked: /password hint|security question/iu,
    isFirst: false,
    text: 'Change the answers to your security questions there.',
  },
  { leaked: /phone/iu, isFirst: false, text: 'Be wary of calls and texts that mention this company.' },
] as const

const OTHERWISE = 'Be wary of emails that mention this company.'

/** What to do about a breach, by the kinds of data that it leaked. */
export function adviceFor(dataTypes: readonly string[]): { isFirst: boolean; advice: string } {
  const fitting = ADVICE.filter(({ leaked }) => dataTypes.some((type) => leaked.test(type)))
  return {
    isFirst: fitting.some(({ isFirst }) => isFirst),
    advice: fitting.length === 0 ? OTHERWISE : fitting.map(({ text }) => text).join(' '),
  }
}
