import { bareHost } from '#core/address/urls.ts'
import type { AnswersEvidence } from '#core/evidence/owner.ts'

/** The page that the owner named (survey, S-PRODURL), absolute; `null` without a valid one. `home`: the address at which the homepage answered. */
export function namedPage(answers: AnswersEvidence, home: string): string | null {
  const named = answers['S-PRODURL']
  if (typeof named !== 'string' || named.trim() === '') return null
  const written = named.trim()
  const url = URL.parse(hasScheme(written) || written.startsWith('/') ? written : `https://${written}`, home)
  if (!url || !/^https?:$/u.test(url.protocol)) return null
  const at = new URL(home)
  // What was typed without a scheme is kept with `https:`, whether the website has it or not.
  if (at.protocol === 'http:' && bareHost(url.host) === bareHost(at.host)) url.protocol = at.protocol
  return url.href
}

const hasScheme = (written: string): boolean => /^[a-z][a-z\d+.-]*:\/\//iu.test(written)
