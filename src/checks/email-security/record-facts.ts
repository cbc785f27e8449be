import type { DnsAnswer, MailEvidence } from '#core/evidence/mail.ts'
import { cleanLines, cut } from '#core/text.ts'
import { bimiFaults, declinesLogo, isUnread, mtaStsFaults, tlsRptFaults } from './extras.ts'
import type { EmailSecurityFacts, RecordFact } from './facts.ts'
import { gradeRecord } from './grade-dkim.ts'
import { spfPieces } from './fixes/spf-pieces.ts'
import { isSpfToDo } from './grade-spf.ts'
import { certain, type Graded } from './graded.ts'

const LONGEST_VALUE = 1000
const MX_PROBLEMS: Readonly<Record<string, string>> = {
  unresolvable: 'no mail from outside can reach this name',
}

/** The check's facts: every record with what is wrong with it. */
export function mailFacts(mail: MailEvidence, graded: Graded, advice: string[]): EmailSecurityFacts {
  const { mtaSts, bimi } = mail
  const dmarcRecords = mail.dmarc.state === 'found' ? mail.dmarc.value.records : []
  return {
    domain: mail.domain,
    noMail: graded.noMail,
    mx: mxFacts(mail),
    spf: {
      ...recordFact(mail.spf, graded.spf.problems),
      grade: certain(graded.spf.possible),
      lookups: mail.spfLookups,
      ...spfPiece(mail, graded),
    },
    dkim: mail.dkim.map((record) => ({
      found: true,
      value: record.value,
      problems: gradeRecord(record).problems,
      selector: record.selector,
      bits: record.bits,
    })),
    dkimGrade: graded.dkim,
    dmarc: {
      found: mail.dmarc.state === 'failed' ? null : mail.dmarc.state === 'found',
      value: textOf(dmarcRecords),
      problems: graded.dmarc.problems,
      grade: certain(graded.dmarc.possible),
      at: mail.dmarc.state === 'found' ? mail.dmarc.value.at : null,
    },
    mtaSts: withFile(recordFact(mtaSts.txt, mtaStsFaults(mail)), mtaSts.policy),
    tlsRpt: recordFact(mail.tlsRpt, tlsRptFaults(mail)),
    bimi: {
      ...withFile(recordFact(bimi.txt, bimiFaults(mail)), bimi.logo),
      ...(declinesLogo(bimi) ? { found: false } : {}),
    },
    providers: mail.providers,
    advice,
  }
}

function mxFacts({ mx }: MailEvidence): EmailSecurityFacts['mx'] {
  if (mx.state !== 'found') return []
  return mx.value.map(({ exchange, priority, target }) => ({
    found: true,
    value: `${priority} ${exchange || '.'}`,
    problems: [MX_PROBLEMS[target] ?? ''].filter((problem) => problem !== ''),
    exchange,
    priority,
  }))
}

const recordFact = (answer: DnsAnswer<string[]>, problems: string[]): RecordFact => ({
  found: answer.state === 'failed' ? null : answer.state === 'found',
  value: answer.state === 'found' ? textOf(answer.value) : null,
  problems,
})

/** A record whose file nobody could read may be right or wrong. */
const withFile = (fact: RecordFact, file: Parameters<typeof isUnread>[0]): RecordFact =>
  isUnread(file) && fact.problems.length === 0 ? { ...fact, found: null } : fact

/** What is ready made for an SPF record that is missing or has a fault. */
function spfPiece(mail: MailEvidence, { spf }: Graded): Pick<EmailSecurityFacts['spf'], 'piece'> {
  if (mail.domain === null || !isSpfToDo(certain(spf.possible))) return {}
  const pieces = spfPieces({ ...mail, domain: mail.domain })
  if (pieces.length === 0) return { piece: 'none' }
  return { piece: pieces.some(({ kind }) => kind === 'dns') ? 'record' : 'list' }
}

const textOf = (records: readonly string[]): string | null =>
  records.length > 0 ? cut(cleanLines(records.join('\n')), LONGEST_VALUE) : null
