import type { DnsAnswer, MailEvidence } from '#core/evidence/mail.ts'
import { cleanText, cut } from '#core/text.ts'
import { bimiFaults, mtaStsFaults, tlsRptFaults } from './extras.ts'
import type { EmailSecurityFacts, RecordFact } from './facts.ts'
import { gradeRecord } from './grade-dkim.ts'
import { certain, type Graded } from './graded.ts'

const LONGEST_VALUE = 1000
const MX_PROBLEMS: Readonly<Record<string, string>> = {
  unresolvable: 'no mail from outside can reach this name',
}

/** The check's facts: every record with what is wrong with it. */
export function mailFacts(mail: MailEvidence, graded: Graded, advice: string[]): EmailSecurityFacts {
  const dmarcRecords = mail.dmarc.state === 'found' ? mail.dmarc.value.records : []
  return {
    domain: mail.domain,
    mx: mxFacts(mail),
    spf: {
      ...recordFact(mail.spf, graded.spf.problems),
      grade: certain(graded.spf.possible),
      lookups: mail.spfLookups,
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
    mtaSts: recordFact(mail.mtaSts.txt, mtaStsFaults(mail)),
    tlsRpt: recordFact(mail.tlsRpt, tlsRptFaults(mail)),
    bimi: recordFact(mail.bimi.txt, bimiFaults(mail)),
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

const textOf = (records: readonly string[]): string | null =>
  records.length > 0 ? cut(cleanText(records.join('\n')), LONGEST_VALUE) : null
