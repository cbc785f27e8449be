import { isLoginAddress } from '#core/address/login-address.ts'
import { countWords } from '#core/text.ts'
import { isChallengePage } from '../../read-page/bot-wall.ts'

/** Whether a bot wall or a log-in page was loaded in place of the owner's page (`asked`, then `met` after redirects). */
export function isNotOwnersPage(
  { text, asksPassword }: { text: string; asksPassword: boolean },
  { asked, met }: { asked: string; met: string },
): boolean {
  if (isChallengePage(text, countWords(text))) return true
  return asksPassword && isLoginAddress(met) && !isLoginAddress(asked)
}
