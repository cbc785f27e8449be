import type { Budgets } from './types.ts'

const KIB = 1024
const MIB = 1024 * KIB

/** Limits of one scan. Times in milliseconds, sizes in bytes. */
export const DEFAULT_BUDGETS: Budgets = {
  dnsMs: 4_000,
  connectMs: 5_000,
  tlsMs: 5_000,
  headersMs: 10_000,
  headerBytes: 32 * KIB,
  headerFields: 200,
  interimResponses: 8,
  requestMs: 20_000,
  idleMs: 10_000,
  wireBytes: 5 * MIB,
  decodedBytes: 10 * MIB,
  sitemapWireBytes: 10 * MIB,
  sitemapDecodedBytes: 50 * MIB,
  robotsBytes: 500 * KIB,
  encodings: 2,
  ratio: 100,
  redirects: 10,
  scanBytes: 100 * MIB,
  browserBytes: 50 * MIB,
  browserRequests: 1_000,
  browserConnections: 200,
}
