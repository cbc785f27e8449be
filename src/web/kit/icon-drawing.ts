import { type ComponentProps, createElement, type FunctionComponent } from 'react'

// Draws as the component of Tabler Icons does (MIT License, see icons/LICENSE).

export interface IconProps extends Omit<ComponentProps<'svg'>, 'stroke'> {
  /** Width and height; a number is in pixels. */
  size?: number | string
  /** Width of a line on a grid of 24 by 24; a filled icon has none. */
  stroke?: number | string
  /** Its name for a screen reader. */
  title?: string
}

/** Elements of an SVG on a grid of 24 by 24, each with its attributes. */
export type Shapes = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]

const GRID = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24' }
const ROUND_LINE = {
  ...GRID,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const FILLED = { ...GRID, fill: 'currentColor', stroke: 'none' }

/** Makes an icon that is drawn in lines. `name`: as Tabler names it, such as `chevron-down`. */
export const lineIcon = (name: string, shapes: Shapes): FunctionComponent<IconProps> =>
  drawing(name, shapes, false)

/** Makes an icon that is filled. `name`: as Tabler names it, such as `star-filled`. */
export const filledIcon = (name: string, shapes: Shapes): FunctionComponent<IconProps> =>
  drawing(name, shapes, true)

function drawing(name: string, shapes: Shapes, isFilled: boolean): FunctionComponent<IconProps> {
  const Drawing = (props: IconProps) => {
    const { color = 'currentColor', size = 24, stroke = 2, title, className, children, ...rest } = props
    const attributes = {
      ...(isFilled ? FILLED : ROUND_LINE),
      width: size,
      height: size,
      className: ['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' '),
      ...(isFilled ? { fill: color } : { strokeWidth: stroke, stroke: color }),
      ...rest,
    }
    const drawn = shapes.map(([element, its]) => createElement(element, its))
    return createElement('svg', attributes, title && createElement('title', null, title), ...drawn, children)
  }
  Drawing.displayName = name
  return Drawing
}
