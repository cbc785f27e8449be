import type { BlockTone } from './display.ts'

/**
 * One part of what a result shows, from a closed set that is rendered once each for screen, print and terminal.
 * Every text is plain data from a stranger's website or our own words: renderers escape it, never interpret it.
 */
export type Block =
  | { kind: 'facts'; title?: string | undefined; rows: FactRow[] }
  | { kind: 'list'; title?: string | undefined; items: ListItem[] }
  | {
      kind: 'table'
      title?: string | undefined
      columns: Column[]
      rows: string[][]
      /** Number of all rows, where there are more than in `rows`. */
      total?: number | undefined
    }
  | {
      kind: 'gauge'
      label: string
      value: number
      max: number
      band: string
      tone: BlockTone
      /** Every band in the order of its values, drawn as a scale. */
      bands?: GaugeBand[] | undefined
      /** The value is no score: only its place on the scale is shown. */
      isScale?: boolean | undefined
      /** The page at moments of its load, in order, beside a score of its speed. */
      film?: FilmMoment[] | undefined
    }
  | { kind: 'checklist'; title?: string | undefined; items: ChecklistItem[] }
  | { kind: 'pictures'; title?: string | undefined; pictures: Picture[] }
  | { kind: 'metrics'; title?: string | undefined; metrics: Metric[] }
  /** Numbers of each day, drawn as lines. */
  | { kind: 'chart'; title: string; days: string[]; series: DailySeries[] }
  | { kind: 'code'; title: string; code: string }
  /** The one change with the largest effect; a page shows it with what to do. */
  | { kind: 'win'; title: string; text: string; address?: string | undefined }
  | { kind: 'note'; text: string }

/** A band of a gauge: up to and including this value. */
export interface GaugeBand {
  to: number
  label: string
  tone: BlockTone
}
/** The numbers of a chart by the place of their day (`YYYY-MM-DD`); `null`: not known. */
export interface DailySeries {
  name: string
  values: (number | null)[]
}
export interface FactRow {
  label: string
  value: string
  tone?: BlockTone | undefined
  /** It says how we looked, not what we found. */
  isMethod?: true | undefined
}
export interface ListItem {
  text: string
  detail?: string | undefined
  /** For the web person, folded on screen: names of rules, selectors, markup, header lines. */
  technical?: string[] | undefined
  tone?: BlockTone | undefined
}

/** The label of a column with what to do; the other cells of a table hold what was found, in the website's own words. */
export const ADVICE_COLUMN = 'What to do'

export interface Column {
  label: string
  align?: 'left' | 'right' | undefined
  /** Shown below the cell before it, in small type: an address below the link text that leads there. */
  under?: boolean | undefined
}
export interface ChecklistItem {
  text: string
  /** `null`: not known. */
  done: boolean | null
  detail?: string | undefined
}
/** What a picture is drawn in. */
export const FRAMES = ['phone', 'desktop', 'none'] as const
export interface Picture {
  /** `data:image/…;base64,…` that we made (a screenshot), never an address of a website. */
  src: string
  alt: string
  /** CSS px of what it shows, whatever its resolution. */
  width: number
  height: number
  frame: (typeof FRAMES)[number]
  /** The problems on it, and where they are. */
  marks?: PictureMark[] | undefined
  /** It shows a part of the page below its first screen. */
  isFurtherDown?: true | undefined
}
/** A box on a picture, from its top left corner, in the unit of the picture's width and height; marks with the same text have the same number. */
export interface PictureMark {
  x: number
  y: number
  width: number
  height: number
  text: string
}
/** The page at one moment of its load. */
export interface FilmMoment extends Omit<Picture, 'alt' | 'marks' | 'isFurtherDown'> {
  /** "1.6 s". */
  time: string
  /** What is there then: "First words". */
  text: string
}
export interface Metric {
  label: string
  /** The name that a web person knows: "Largest Contentful Paint (LCP)". */
  term?: string | undefined
  value: string
  band: string
  tone: BlockTone
}
