import { countWords } from '#core/text.ts'
import { isChallengePage } from '../../read-page/bot-wall.ts'

const LOGIN = /\/(?:wp-login\.php|log-?in|sign-?in|auth)(?:[/?]|$)/iu

/** A bot wall or a log-in page stands where the owner's page was asked for (`asked`, then `met` after redirects). */
export function isNotOwnersPage(
  { text, asksPassword }: { text: string; asksPassword: boolean },
  { asked, met }: { asked: string; met: string },
): boolean {
  if (isChallengePage(text, countWords(text))) return true
  return asksPassword && LOGIN.test(met) && !LOGIN.test(asked)
}
