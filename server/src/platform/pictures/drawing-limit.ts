/**
 * After so many seconds the drawing of one picture is called off. How large a picture may be is bounded before, so that
 * only a machine with much else to do comes near it: nobody's good picture may be refused because others are at work.
 */
export const drawingLimit = { seconds: 30 }
