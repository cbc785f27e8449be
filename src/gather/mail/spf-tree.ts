import type { DnsAnswer, MailEvidence, SpfNode } from '#core/evidence/mail.ts'
import { isSpf, lookupTerms, MOST_LOOKUPS, MOST_MX_SERVERS, parseSpf, type SpfTerm } from '#core/mail/spf.ts'
import { hasMacro } from '#core/mail/spf-targets.ts'
import type { RetryingDns } from './mail-dns.ts'

/** Most terms counted; more make no difference. */
const MOST_COUNTED = 25

export type SpfWalked = Pick<
  MailEvidence,
  'spfTree' | 'spfLookups' | 'spfVoidLookups' | 'spfIncomplete' | 'spfWideMx'
>

/**
 * Follows an SPF record through its includes and redirects in the order of its terms. Every term is counted; after ten queries no more are made,
 * because the record is invalid by then.
 */
export async function walkSpf(dns: RetryingDns, domain: string, records: string[]): Promise<SpfWalked> {
  const walk = new SpfWalk(dns)
  const spfTree = await walk.node(domain, records, [])
  return {
    spfTree,
    spfLookups: walk.counted,
    spfVoidLookups: walk.voids,
    ...(walk.wideMx.length > 0 ? { spfWideMx: walk.wideMx } : {}),
    spfIncomplete: walk.incomplete,
  }
}

class SpfWalk {
  counted = 0
  voids = 0
  incomplete = false
  readonly wideMx: string[] = []
  #asked = 0
  readonly #dns: RetryingDns

  constructor(dns: RetryingDns) {
    this.#dns = dns
  }

  /** `above`: the names that led to this one; one of them again is a loop. */
  async node(domain: string, records: string[], above: readonly string[]): Promise<SpfNode> {
    const node: SpfNode = { domain, records, children: [] }
    const [record] = records
    if (record === undefined) return { ...node, problem: 'missing' }
    if (records.length > 1) return { ...node, problem: 'several' }
    for (const term of lookupTerms(parseSpf(record))) {
      if (this.counted >= MOST_COUNTED) return node
      this.counted += 1
      const child = await this.#follow(term, domain, [...above, domain])
      if (child) node.children.push(child)
    }
    return node
  }

  async #follow(term: SpfTerm, domain: string, path: readonly string[]): Promise<SpfNode | null> {
    const target = nameOf(term.target ?? domain)
    if (term.kind === 'ptr' || hasMacro(target)) return null
    const leadsOn = term.kind === 'include' || term.kind === 'redirect'
    if (leadsOn && path.includes(target)) {
      return { domain: target, records: [], problem: 'loop', children: [] }
    }
    if (this.#asked >= MOST_LOOKUPS) return null
    this.#asked += 1
    if (leadsOn) return this.#include(target, path)
    await this.#host(term, target)
    return null
  }

  /**
   * A name with other TXT records counts as missing: either way the include fails (RFC 7208, section 5.2). Its look-up counts as void, too, which it is not
   * (section 4.6.4): else a record could ask which names the network of whoever runs Fettle has.
   */
  async #include(target: string, path: readonly string[]): Promise<SpfNode> {
    const answer = await this.#dns.txt(target, isSpf)
    if (answer.state === 'found') return this.node(target, answer.value, path)
    if (answer.state === 'none') this.voids += 1
    else this.incomplete = true
    const problem = answer.state === 'none' ? 'missing' : 'failed'
    return { domain: target, records: [], problem, children: [] }
  }

  /** `a`, `mx` and `exists`: only whether there is an answer. */
  async #host({ kind }: SpfTerm, target: string): Promise<void> {
    const state = kind === 'mx' ? await this.#servers(target) : await this.#dns.visibility(target)
    if (state === 'none' || state === 'unresolvable') this.voids += 1
    if (state === 'failed' || state === 'unknown') this.incomplete = true
  }

  async #servers(target: string): Promise<DnsAnswer<unknown>['state']> {
    const answer = await this.#dns.mx(target)
    if (answer.state === 'found' && answer.value.length > MOST_MX_SERVERS) this.wideMx.push(target)
    return answer.state
  }
}

const nameOf = (target: string): string => target.toLowerCase().replace(/\.$/u, '')
