import { shortDate } from '#core/dates.ts'
import { businessOf } from '#fixes/business.ts'
import type { Fix, FixInput } from '#fixes/fix.ts'
import { isNoMail } from '../decide.ts'
import { type DkimGrade, gradeRecord, isOnlyTest } from '../grade-dkim.ts'
import type { OwnMail } from './own-mail.ts'
import { mayBeUnused, takesNoMail } from './spf.ts'
import { DKIM_WAYS, type DkimWay } from './dkim-ways.data.ts'

/** What to ask, by what is wrong with the signing key. */
const DKIM_ASKS = {
  weak: 'The DKIM key that mail of this domain is signed with is too weak. Please make a new one with 2048 bits.',
  test: 'The DKIM key of this domain is marked as a test (t=y), so mail systems may not count it. Please make sure that mail is signed with it, and take the mark away.',
  broken: 'The DKIM record of this domain can’t be used. Please make a new key with 2048 bits.',
  unknown:
    'A check from outside could not see a DKIM key. Is mail from this domain signed with DKIM? If not, please switch it on.',
} as const
type DkimAsk = keyof typeof DKIM_ASKS

const SIGNED = {
  title: 'Have your mail signed (DKIM)',
  why: 'A signature proves that an email is yours, even when it was forwarded. Only your email provider can make the key.',
}
const REACHED = {
  title: 'Make sure that mail reaches you (MX)',
  why: 'A mail server that your domain names can’t be reached, so emails to you may get lost.',
}

/**
 * A message to the email provider about what only it can change: the key that signs mail (DKIM, RFC 6376), and mail
 * servers that cannot be reached. None where there is nothing to ask.
 */
export function providerMessage(mail: OwnMail, dkimGrade: DkimGrade, input: FixInput): Omit<Fix, 'check'>[] {
  if (takesNoMail(mail) || mayBeUnused(mail) || isNoMail(mail)) return []
  const key = keyAsk(mail, dkimGrade)
  const lost = lostServers(mail)
  const asks = [
    ...(key === null ? [] : [`${DKIM_ASKS[key]} Then tell me which DNS record to add.`]),
    ...(lost.length > 0
      ? [`Mail can’t reach ${lost.join(', ')}. Which mail servers (MX records) should the domain name?`]
      : []),
  ]
  if (asks.length === 0) return []
  const way = lost.length === 0 ? wayTo(mail, key) : undefined
  const place = way?.place ?? 'your email provider’s support'
  return [
    {
      id: 'mail-provider-message',
      ...(key === null ? REACHED : SIGNED),
      pieces: [
        {
          title: way ? 'Message, if you would rather ask' : 'Message',
          kind: 'text',
          name: 'message-to-email-provider.txt',
          content: message(mail, asks, input),
          isLater: way !== undefined,
        },
      ],
      where: {
        place,
        steps: [
          ...(stepsOf(way, key) ?? [
            'Sign in where you manage your email and open a support request or chat.',
            'Paste the message and send it.',
            'Add the record that you are given to your DNS settings.',
          ]),
          'Re-run the test a day later.',
        ],
      },
      builderDoesIt: false,
    },
  ]
}

/** A key that is weak only as it is marked as a test may stay. `null`: there is nothing to ask. */
function keyAsk({ dkim }: OwnMail, grade: DkimGrade): DkimAsk | null {
  if (grade === 'good') return null
  return grade === 'weak' && isOnlyTest(dkim.map(gradeRecord)) ? 'test' : grade
}

const lostServers = ({ mx }: OwnMail): string[] =>
  (mx.state === 'found' ? mx.value : [])
    .filter(({ target }) => target === 'unresolvable')
    .map(({ exchange }) => exchange)

/** Where the owner makes a key; a mark as a test is taken away where the record is. */
const wayTo = ({ providers }: OwnMail, key: DkimAsk | null): DkimWay | undefined =>
  key === null || key === 'test'
    ? undefined
    : providers.map((name) => DKIM_WAYS[name]).find((known) => known !== undefined)

/** A key that nobody has seen is switched on; one that is weak or broken is there, and is made anew. */
const stepsOf = (way: DkimWay | undefined, key: DkimAsk | null): readonly string[] | undefined =>
  key === 'unknown' ? way?.steps : (way?.stepsAnew ?? way?.steps)

const message = ({ domain }: OwnMail, asks: readonly string[], input: FixInput): string =>
  [
    'Hello,',
    '',
    `My email domain is ${domain}. A check on ${shortDate(input.result.updatedAt, input.timeZone)} found something that I need your help with:`,
    '',
    ...asks.map((ask, index) => `${index + 1}. ${ask}`),
    '',
    'Thank you,',
    businessOf(input).name ?? '[your business name]',
    '',
  ].join('\n')
