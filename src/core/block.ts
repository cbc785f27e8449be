import type { BlockTone } from './display.ts'

/**
 * What a result may show: a closed set, rendered once for the screen, once for print and once for a terminal.
 * Every text is plain data from a stranger's site or our own words: renderers escape it, never interpret it.
 */
export type Block =
  | { kind: 'facts'; title?: string | undefined; rows: FactRow[] }
  | { kind: 'list'; title?: string | undefined; items: ListItem[] }
  | {
      kind: 'table'
      title?: string | undefined
      columns: Column[]
      rows: string[][]
      total?: number | undefined
    }
  | { kind: 'gauge'; label: string; value: number; max: number; band: string; tone: BlockTone }
  | { kind: 'checklist'; title?: string | undefined; items: ChecklistItem[] }
  | { kind: 'pictures'; title?: string | undefined; pictures: Picture[] }
  | { kind: 'metrics'; title?: string | undefined; metrics: Metric[] }
  | { kind: 'code'; title: string; code: string }
  | { kind: 'note'; text: string }

export interface FactRow {
  label: string
  value: string
  tone?: BlockTone | undefined
}
export interface ListItem {
  text: string
  detail?: string | undefined
  tone?: BlockTone | undefined
}
export interface Column {
  label: string
  align?: 'left' | 'right' | undefined
  /** Shown below the cell before it, in small letters: an address below the words that lead there. */
  under?: boolean | undefined
}
export interface ChecklistItem {
  text: string
  /** `null`: we could not tell. */
  done: boolean | null
  detail?: string | undefined
}
/** What a picture is drawn in. */
export const FRAMES = ['phone', 'desktop', 'none'] as const
export interface Picture {
  /** `data:image/…;base64,…` made by us (a screenshot), never fetched from a site. */
  src: string
  alt: string
  width: number
  height: number
  frame: (typeof FRAMES)[number]
  /** What is wrong on it, and where. */
  marks?: PictureMark[] | undefined
}
/** A box on a picture, in the picture's pixels from its top left corner; marks of the same text share a number. */
export interface PictureMark {
  x: number
  y: number
  width: number
  height: number
  text: string
}
export interface Metric {
  label: string
  value: string
  band: string
  tone: BlockTone
}
