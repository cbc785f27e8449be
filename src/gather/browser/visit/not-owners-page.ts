import { countWords } from '#core/text.ts'
import { isChallengePage } from '../../read-page/bot-wall.ts'

const LOGIN = /\/(?:wp-login\.php|log-?in|sign-?in|auth)(?:[/?]|$)/iu

/** Whether a bot wall or a log-in page was loaded in place of the owner's page (`asked`, then `met` after redirects). */
export function isNotOwnersPage(
  { text, asksPassword }: { text: string; asksPassword: boolean },
  { asked, met }: { asked: string; met: string },
): boolean {
  if (isChallengePage(text, countWords(text))) return true
  return asksPassword && LOGIN.test(met) && !LOGIN.test(asked)
}
