import type { ReactNode } from 'react'
import type { Block } from '#core/block.ts'
import { dailyChart } from '#core/chart/daily-chart.ts'
import { ChartView } from '../chart/ChartView.tsx'
import { WebsiteText } from '../link/WebsiteText.tsx'
import { CopyBlock } from '../plan/CopyBlock.tsx'
import { FactList } from '../table/FactList.tsx'
import { ProofTable } from '../table/ProofTable.tsx'
import classes from './blocks.module.css'
import { ChecklistBlock, ListBlock } from './ListBlock.tsx'
import { MetricsBlock } from './MetricsBlock.tsx'
import { GaugeBlock } from './GaugeBlock.tsx'
import { PicturesBlock } from './PicturesBlock.tsx'
import { WinBlock } from './WinBlock.tsx'

function inside(block: Block): ReactNode {
  switch (block.kind) {
    case 'facts':
      return <FactList rows={block.rows} />
    case 'list':
      return <ListBlock items={block.items} />
    case 'table':
      return <ProofTable name={block.title ?? 'What we saw'} {...block} />
    case 'gauge':
      return <GaugeBlock {...block} />
    case 'checklist':
      return <ChecklistBlock items={block.items} />
    case 'pictures':
      return <PicturesBlock pictures={block.pictures} />
    case 'metrics':
      return <MetricsBlock metrics={block.metrics} />
    case 'chart':
      return <ChartView chart={dailyChart(block)} />
    case 'code':
      return <CopyBlock title={block.title} text={block.code} code />
    case 'win':
      return <WinBlock {...block} />
    case 'note':
      return (
        <p>
          <WebsiteText text={block.text} />
        </p>
      )
  }
}

/** Blocks that show their title themselves. */
const NAMES_ITSELF: ReadonlySet<Block['kind']> = new Set(['code', 'win', 'chart'])

const headingOf = (block: Block): string | undefined =>
  'title' in block && !NAMES_ITSELF.has(block.kind) && block.title !== '' ? block.title : undefined

/** One block of a result, with its heading, without a card. All its contents are shown as text. */
export function BlockView({ block }: { block: Block }) {
  const heading = headingOf(block)
  return (
    <div className={classes.block}>
      {heading !== undefined && <h3>{heading}</h3>}
      {inside(block)}
    </div>
  )
}
