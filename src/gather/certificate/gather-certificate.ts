import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import { probeTls } from '#net/tls.ts'
import { GatheringFailed, type GatherContext, type Gatherer } from '../context.ts'
import { httpAnswerOf } from './http-answer.ts'
import { probeOtherName } from './other-name.ts'

/** Before the second and the third try (decisions, section 2.1), in milliseconds. */
const WAITS = [2000, 6000]

/**
 * Probes ports 443 and 80 of the homepage's host after redirects, or of the scanned host when there is no homepage. A port in the address replaces
 * its scheme's own.
 */
export const gatherCertificate: Gatherer<'certificate'> = async (context): Promise<CertificateEvidence> => {
  const home = new URL(await homeAddress(context))
  const host = home.hostname.replace(/^\[|\]$/gu, '')
  const port = home.protocol === 'https:' && home.port ? Number(home.port) : 443
  const { egress, settings, signal } = context
  const waits = WAITS.map((wait) => Math.min(wait, settings.confirmAfterMs))
  const [probe, http] = await Promise.all([
    probeTls(egress, { host, port }, { now: context.now(), waits, signal }),
    httpAnswerOf(egress, home, signal),
  ])
  return { host, port, ...probe, http, twin: await probeOtherName(egress, host, probe.leaf) }
}

async function homeAddress(context: GatherContext): Promise<string> {
  try {
    return (await context.want('site')).address
  } catch (error) {
    // A website whose homepage cannot be read may still have a certificate.
    if (error instanceof GatheringFailed) return context.address
    throw error
  }
}
