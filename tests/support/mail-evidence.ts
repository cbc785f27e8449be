import type { DkimRecord, DnsAnswer, MailEvidence } from '#core/evidence/mail.ts'
import { failure } from '#core/reasons.ts'

/** An answer with records. */
export const found = <T>(value: T): DnsAnswer<T> => ({ state: 'found', value })
/** Proof that there is none. */
export const none = { state: 'none' } as const
/** No proof of anything. */
export const down = { state: 'failed', failure: failure('dns_failed') } as const

/** SPF evidence of a record that refers to no other. */
export const anSpf = (record: string): Pick<MailEvidence, 'spf' | 'spfTree'> => ({
  spf: found([record]),
  spfTree: { domain: 'shop.test', records: [record], children: [] },
})

/** DMARC evidence of a record at the domain itself, or at `at`. */
export const aDmarc = (record: string, at = 'shop.test'): Pick<MailEvidence, 'dmarc'> => ({
  dmarc: found({ at, records: [record] }),
})

/** A DKIM record with an RSA key of this many bits. */
export const aKey = (bits: number, tags = ''): DkimRecord => ({
  selector: 'google',
  value: `v=DKIM1; k=rsa; ${tags}p=abc`,
  key: 'rsa',
  bits,
})

/** The mail of `shop.test`: well protected, with every extra. */
export const aMail = (given: Partial<MailEvidence> = {}): MailEvidence => ({
  domain: 'shop.test',
  from: 'website',
  freeMail: false,
  mx: found([{ exchange: 'mx.shop.test', priority: 10, target: 'public' }]),
  ...anSpf('v=spf1 mx -all'),
  spfLookups: 1,
  spfVoidLookups: 0,
  spfIncomplete: false,
  dkim: [aKey(2048)],
  dkimWildcard: false,
  ...aDmarc('v=DMARC1; p=reject; rua=mailto:dmarc@shop.test'),
  mtaSts: {
    txt: found(['v=STSv1; id=1']),
    policy: { status: 200, text: 'version: STSv1\nmode: enforce\nmx: mx.shop.test\nmax_age: 604800\n' },
  },
  tlsRpt: found(['v=TLSRPTv1; rua=mailto:tls@shop.test']),
  bimi: {
    txt: found(['v=BIMI1; l=https://shop.test/logo.svg']),
    logo: { status: 200, type: 'image/svg+xml' },
  },
  dnssec: true,
  providers: [],
  ...given,
})
