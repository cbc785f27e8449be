import type { MailEvidence } from '#core/evidence/mail.ts'
import { gatherMail } from '#gather/mail/gather-mail.ts'
import { type DnsScript, startDnsServer } from './dns-server.ts'
import { aContext, type ContextOptions } from './gather-context.ts'
import { loopbackEgress, type LoopbackOptions } from './loopback-egress.ts'

/** A test's input beyond the name server's script. */
export type MailGatheringOptions = Partial<Omit<ContextOptions, 'egress'> & LoopbackOptions>

/** Gathers the mail evidence of `shop.fixture` from a scripted name server; `questions` are all queries. */
export async function lookAtMail(
  script: DnsScript,
  options: MailGatheringOptions = {},
): Promise<MailEvidence & { questions: string[] }> {
  const server = await startDnsServer(script)
  const { ways = {}, ca = [], budgets = { dnsMs: 400 }, ...rest } = options
  const egress = loopbackEgress({ ways, ca, budgets, dns: [server.address] })
  try {
    const found = await gatherMail(aContext({ address: 'https://shop.fixture/', egress, ...rest }))
    return { ...found, questions: server.questions }
  } finally {
    await egress.close()
    await server.close()
  }
}
