/**
 * Settings of the built-in PostgreSQL: safe against a power cut, and small while idle. Names and meanings:
 * https://www.postgresql.org/docs/18/runtime-config.html
 */
export const SERVER_SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  huge_pages: 'off',
  jit: 'off',
  // No processes for parallel queries, replication or reading ahead, which would only take memory.
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_replication_slots: '0',
  // Times are stored with their zone, so the machine's must not be applied.
  timezone: 'UTC',
  log_timezone: 'UTC',
}
