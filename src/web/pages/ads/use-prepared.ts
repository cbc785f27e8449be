import { useEffect, useMemo } from 'react'
import { type PreparedRows, prepareRows, preparing } from '#ads/prepared-rows.ts'
import type { TabRows } from '#ads/tab-rows.ts'

/** The rows of a tab, prepared part by part while the page has nothing else to do; what is asked for before its turn is prepared then. */
export function usePrepared<Row>(rows: readonly Row[], tab: TabRows<Row>): PreparedRows<Row> {
  const prepared = useMemo(() => prepareRows(rows, tab), [rows, tab])
  useEffect(() => {
    // Not every Safari has it.
    if (!('requestIdleCallback' in window)) return
    const parts = preparing(prepared, tab)
    let waiting = 0
    const goOn = () => {
      waiting = requestIdleCallback(() => {
        if (parts.next().done !== true) goOn()
      })
    }
    goOn()
    return () => cancelIdleCallback(waiting)
  }, [prepared, tab])
  return prepared
}
