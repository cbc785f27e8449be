import { useEffect, useMemo } from 'react'
import { type PreparedRows, prepareRows, preparing } from '#ads/prepared-rows.ts'
import type { TabRows } from '#ads/tab-rows.ts'

/** In this time a slow phone has drawn the first rows. */
const DRAWN_MS = 100

/**
 * The rows of a tab, prepared part by part while the page has nothing else to do; what is asked for before its turn is prepared then. It begins when the first
 * rows are on the screen: a browser calls itself idle before it has drawn them.
 */
export function usePrepared<Row>(rows: readonly Row[], tab: TabRows<Row>): PreparedRows<Row> {
  const prepared = useMemo(() => prepareRows(rows, tab), [rows, tab])
  useEffect(() => {
    // Not every Safari has it.
    if (!('requestIdleCallback' in window)) return
    const parts = preparing(prepared, tab)
    let waiting = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const goOn = () => {
      waiting = requestIdleCallback(() => {
        if (parts.next().done !== true) goOn()
      })
    }
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(goOn, DRAWN_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      cancelIdleCallback(waiting)
    }
  }, [prepared, tab])
  return prepared
}
