import { useLayoutEffect, useState } from 'react'
import { type PlacedBox, cardCorner, litArea, scrollBy, type Size } from './spotlight-place.ts'

interface Lighting {
  /** `null`: the part is not on the page. */
  lit: PlacedBox | null
  corner: { left: number; top: number }
}

/** Finds a part of the page, scrolls to it, and says where to put the light and the card; it follows when the page moves. */
export function useSpotlight(name: string) {
  const [card, setCard] = useState<HTMLDivElement | null>(null)
  const [lighting, setLighting] = useState<Lighting | null>(null)
  useLayoutEffect(() => {
    if (!card) return
    const measure = () => {
      const next = lightingOf(name, card.getBoundingClientRect())
      setLighting((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    const area = areaOf(name)
    const top = area ? scrollBy(area, card.getBoundingClientRect(), pageSize()) : 0
    window.scrollBy({ top, behavior: 'instant' })
    measure()
    const watcher = new ResizeObserver(measure)
    for (const element of [document.body, card]) watcher.observe(element)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      watcher.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [name, card])
  return { lighting, setCard }
}

const pageSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight })

function areaOf(name: string): PlacedBox | null {
  const place = `[data-spotlight="${name}"] > *`
  // A part may itself be without a box (`display: contents`).
  const parts = document.querySelectorAll(`${place}, ${place} > *`)
  return litArea([...parts].map((part) => part.getBoundingClientRect()))
}

function lightingOf(name: string, card: Size): Lighting {
  const lit = areaOf(name)
  return { lit, corner: cardCorner(lit, card, pageSize()) }
}
