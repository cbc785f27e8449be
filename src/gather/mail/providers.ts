import type { DnsAnswer, MxRecord, SpfNode } from '#core/evidence/mail.ts'
import { MAIL_PROVIDERS } from './providers.data.ts'

/** Mail services recognised from a domain's mail servers and from what its SPF record includes. */
export function providersOf(mx: DnsAnswer<MxRecord[]>, tree: SpfNode | null): string[] {
  const servers = mx.state === 'found' ? mx.value.map(({ exchange }) => exchange) : []
  const included = tree ? namesIn(tree).slice(1) : []
  return MAIL_PROVIDERS.filter(
    ({ mx: hosts, spf }) => endsWithOneOf(servers, hosts) || endsWithOneOf(included, spf),
  ).map(({ name }) => name)
}

const namesIn = (node: SpfNode): string[] => [node.domain, ...node.children.flatMap(namesIn)]

const endsWithOneOf = (names: readonly string[], endings: readonly string[]): boolean =>
  names.some((name) => endings.some((ending) => name === ending || name.endsWith(`.${ending}`)))
