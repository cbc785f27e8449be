import type { CDPSession } from 'puppeteer-core'
import type { VisitEvidence } from '#core/evidence/visit.ts'

/** What the screen shows now, as a JPEG data address. `scale` shrinks it: a report shows it small. */
export async function takeScreenshot(
  session: CDPSession,
  { width, height, scale }: { width: number; height: number; scale: number },
): Promise<VisitEvidence['screenshot']> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 60,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale },
  })
  return { src: `data:image/jpeg;base64,${data}`, width, height }
}
