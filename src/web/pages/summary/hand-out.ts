import { download } from '#web/shared/reports/download.ts'

/** Hands a text made here to the browser as a file. */
export function handOut(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  download(address, name)
  URL.revokeObjectURL(address)
}
