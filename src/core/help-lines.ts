import { HELP_LINES } from './help-lines.data.ts'
import { internationalNumber, phoneDigits } from './phone.ts'

/** Whether a number, as it is written, is that of a national help line, which no business calls its own. */
export const isHelpLine = (number: string): boolean =>
  Object.hasOwn(HELP_LINES, phoneDigits(internationalNumber(number, null)))
