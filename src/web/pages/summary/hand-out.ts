import { download } from '#web/shared/reports/download.ts'

/** Downloads a text made here as a file. */
export function downloadCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  download(address, name)
  URL.revokeObjectURL(address)
}
