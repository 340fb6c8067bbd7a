import { limits } from '@catchpitch/contract/limits'
import { Button } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useT } from '../../words.ts'
import { type Crop, maxZoom, middleOf, moved, zoomed, zoomOf } from './crop.ts'
import classes from './cropper.module.css'

const { side } = limits.picture
const step = 0.05
const zoomStep = 0.1

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const zooms: Readonly<Record<string, number>> = { '+': zoomStep, '=': zoomStep, '-': -zoomStep }

type CropperProps = {
  image: ImageBitmap
  onDone: (picture: Blob) => void
  onCancel: () => void
}

/** Cuts a square out of any image. What is on the canvas is the picture itself, so nobody gets another one than they saw. */
export function Cropper({ image, onDone, onCancel }: CropperProps) {
  const t = useT()
  const hint = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState<Crop>(() => middleOf(image))

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    // What is see-through would become black in a JPEG.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, side, side)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, crop.x, crop.y, crop.side, crop.side, 0, 0, side, side)
  }, [image, crop])

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { movementX, movementY, currentTarget } = event
    // The image follows the finger, so the part that is seen moves the other way.
    setCrop((now) => moved(image, now, -movementX / currentTarget.clientWidth, -movementY / currentTarget.clientHeight))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    const zoom = zooms[event.key]
    if (!arrow && zoom === undefined) return
    event.preventDefault()
    setCrop((now) => (arrow ? moved(image, now, ...arrow) : zoomed(image, now, zoomOf(image, now) * (1 + (zoom ?? 0)))))
  }

  const finish = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) onDone(blob)
    }, 'image/jpeg')

  return (
    <div className={classes.cropper}>
      <p id={hint} className={classes.hint}>
        {t('picture.hint')}
      </p>
      {/* An application to a screen reader, which would otherwise keep the arrow keys to itself. */}
      <div role="application" aria-label={t('picture.part')}>
        <button
          type="button"
          className={classes.frame}
          aria-label={t('picture.part')}
          aria-describedby={hint}
          data-autofocus
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onWheel={({ deltaY }) => setCrop((now) => zoomed(image, now, zoomOf(image, now) * (deltaY < 0 ? 1.1 : 0.9)))}
          onKeyDown={onKeyDown}
        >
          <canvas ref={canvas} className={classes.canvas} width={side} height={side} />
        </button>
      </div>
      <label className={classes.zoom}>
        {t('picture.zoom')}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={zoomOf(image, crop)}
          onChange={({ currentTarget }) => {
            const zoom = currentTarget.valueAsNumber
            setCrop((now) => zoomed(image, now, zoom))
          }}
        />
      </label>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button onClick={finish}>{t('picture.use')}</Button>
      </div>
    </div>
  )
}
