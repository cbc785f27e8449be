import type { AnswersEvidence } from '#core/evidence/owner.ts'

/** The page that the owner named (survey, S-PRODURL), absolute; `null` without a valid one. */
export function namedPage(answers: AnswersEvidence, home: string): string | null {
  const named = answers['S-PRODURL']
  if (typeof named !== 'string' || named.trim() === '') return null
  const written = named.trim()
  const url = URL.parse(hasScheme(written) || written.startsWith('/') ? written : `https://${written}`, home)
  return url && /^https?:$/u.test(url.protocol) ? url.href : null
}

const hasScheme = (written: string): boolean => /^[a-z][a-z\d+.-]*:\/\//iu.test(written)
