import { startCluster } from '../../src/store/embedded/cluster.ts'

// Stands in for a Fettle that is killed while its database runs.
await startCluster(process.argv[2] ?? '')
process.send?.('ready')
setInterval(() => undefined, 1_000)
