import { GLYPH_LOOKUP } from './atlas.ts';

/**
 * A brick is a box with lines along its edges and a symbol on every face. The symbol is turned in quarter turns until it stands as
 * upright as it can for the one who looks, so that it is read from every side and never mirrored.
 */
export const BRICK_VERTEX = /* glsl */ `
  attribute float face;
  attribute vec3 faceU;
  attribute vec3 faceV;
  attribute vec3 center;
  attribute vec3 extent;
  attribute vec4 turn;
  attribute vec3 paint;
  attribute vec3 ink;
  attribute vec3 rim;
  attribute vec4 border;
  attribute vec4 detail;
  attribute float covered;
  attribute vec4 marks;
  uniform float isTile;
  varying vec3 vPaint;
  varying vec3 vInk;
  varying vec3 vRim;
  varying vec4 vBorder;
  varying vec4 vDetail;
  varying vec2 vAt;
  varying vec2 vHalf;
  varying vec2 vGlyph;
  varying float vLight;
  varying float vDepth;
  varying float vBack;
  varying float vCovered;
  varying float vVeil;
  varying vec4 vMarks;

  vec3 turned(vec3 v) {
    // Between two turns the numbers are mixed, so their length has to be mended.
    vec4 q = normalize(turn);
    return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
  }

  void main() {
    vec3 local = position * extent;
    vec4 seen = viewMatrix * vec4(center + turned(local), 1.0);
    vec3 out3 = (viewMatrix * vec4(turned(normal), 0.0)).xyz;
    float upOfU = (viewMatrix * vec4(turned(faceU), 0.0)).y;
    float upOfV = (viewMatrix * vec4(turned(faceV), 0.0)).y;
    // A little in favour of V, so that a view from exactly between does not flicker.
    vec2 up = abs(upOfV) * 1.02 >= abs(upOfU) ? vec2(0.0, upOfV < 0.0 ? -1.0 : 1.0) : vec2(upOfU < 0.0 ? -1.0 : 1.0, 0.0);
    vec2 right = vec2(up.y, -up.x);
    vAt = vec2(dot(local, faceU), dot(local, faceV));
    vHalf = vec2(dot(extent, abs(faceU)), dot(extent, abs(faceV)));
    float size = min(vHalf.x, vHalf.y) * 0.9;
    vGlyph = vec2(dot(vAt, right), dot(vAt, up)) / size;
    vLight = 0.5 + 0.5 * dot(out3, normalize(vec3(0.05, 0.5, 0.85)));
    vDepth = -seen.z;
    vBack = isTile > 0.5 && normal.z < 0.5 ? 1.0 : 0.0;
    vCovered = mod(floor((covered + 0.5) / exp2(face)), 2.0);
    vPaint = paint;
    vInk = ink;
    vRim = rim;
    vBorder = border;
    vDetail = detail;
    vMarks = marks;
    // A tile has a front and a back; its sides would fight with the face beyond the edge. A brick that is covered all round is not seen.
    bool isHidden = isTile > 0.5 ? abs(normal.z) < 0.5 : covered > 62.5;
    bool isDot = extent.x < 0.2;
    vVeil = isDot ? 1.0 : 0.35;
    gl_Position = isHidden ? vec4(2.0, 2.0, 2.0, 1.0) : projectionMatrix * seen;
    // Dots of the lattice lie behind every brick, as they do when one picks: they must not hide what one looks at.
    gl_Position.z = isDot ? 0.2 * gl_Position.z + 0.8 * gl_Position.w : 0.8 * gl_Position.z - 0.2 * gl_Position.w;
  }
`;

export const BRICK_FRAGMENT = /* glsl */ `
  uniform vec3 backPaint;
  uniform vec3 fogPaint;
  uniform vec2 fogRange;
  uniform float fogAmount;
  varying vec3 vPaint;
  varying vec3 vInk;
  varying vec3 vRim;
  varying vec4 vBorder;
  varying vec4 vDetail;
  varying vec2 vAt;
  varying vec2 vHalf;
  varying vec2 vGlyph;
  varying float vLight;
  varying float vDepth;
  varying float vBack;
  varying float vCovered;
  varying float vVeil;
  varying vec4 vMarks;
  uniform float symbols;
  uniform vec3 finePaint;
  uniform vec3 heavyPaint;
  ${GLYPH_LOOKUP}

  float line(float width, float room, float soft) {
    return width <= 0.0 ? 0.0 : 1.0 - smoothstep(width - soft, width + soft, room);
  }

  bool has(vec2 mask, int value) {
    int bits = int((value < 16 ? mask.x : mask.y) + 0.5);
    return ((bits >> (value & 15)) & 1) == 1;
  }

  // Each value has a square of its own, row by row as on a telephone, so that a mark is known by where it stands as well.
  float marksAt(vec2 at, vec2 across, vec2 up) {
    float side = ceil(sqrt(symbols) - 0.001);
    vec2 squares = (vec2(at.x, -at.y) * 0.5 + 0.5) * side;
    vec2 square = floor(squares);
    int value = int(square.y * side + square.x + 0.5);
    if (any(lessThan(square, vec2(0.0))) || any(greaterThan(square, vec2(side - 0.5))) || value >= int(symbols + 0.5)) return 0.0;
    bool isCentre = has(vMarks.zw, value);
    if (!isCentre && !has(vMarks.xy, value)) return 0.0;
    vec2 inside = (squares - square) * 2.0 - 1.0;
    return glyphAt(float(value) + (isCentre ? symbols : 0.0), vec2(inside.x, -inside.y) * 1.04, across * side, up * side);
  }

  void main() {
    float soft = 0.6 * max(fwidth(vAt.x), fwidth(vAt.y));
    vec4 room = vec4(vHalf.x + vAt.x, vHalf.x - vAt.x, vHalf.y + vAt.y, vHalf.y - vAt.y);
    float fine = 0.0;
    float heavy = 0.0;
    float ring = 0.0;
    for (int side = 0; side < 4; side++) {
      // Where the other half of a glued cell lies over the edge there is no line, and no ring either.
      float drawn = line(vBorder[side], room[side], soft);
      if (vBorder[side] > 0.06) heavy = max(heavy, drawn);
      else fine = max(fine, drawn);
      if (vBorder[side] > 0.0) ring = max(ring, line(vDetail.w > 0.0 ? vDetail.w + vBorder[side] : 0.0, room[side], soft));
    }
    vec3 colour = vPaint;
    // Stripes for the second half of the player's colours, as on the board.
    if (vDetail.z > 0.5) colour *= 1.0 - 0.16 * step(0.72, fract((vAt.x + vAt.y) * 3.2));
    vec2 across = dFdx(vGlyph);
    vec2 up = dFdy(vGlyph);
    float mark = vCovered > 0.5 ? 0.0 : vDetail.x < -0.5 ? marksAt(vGlyph, across, up) : glyphAt(vDetail.x, vGlyph, across, up);
    // A conflict is underlined and a wrong entry struck out: not by colour alone.
    float stroke = vDetail.y > 1.5 ? abs(vGlyph.y) : vDetail.y > 0.5 ? abs(vGlyph.y + 0.86) : 1.0;
    if (abs(vGlyph.x) < 0.75 && vCovered < 0.5) mark = max(mark, 1.0 - smoothstep(0.05, 0.1, stroke));
    colour = mix(colour, vInk, mark);
    colour = mix(colour, vRim, ring);
    colour = mix(colour, finePaint, fine);
    colour = mix(colour, heavyPaint, heavy);
    // Between bricks that touch it is dark, which draws the lines between boxes.
    if (vCovered > 0.5 && vBack < 0.5) colour = mix(colour, heavyPaint, 0.55);
    colour = mix(colour, backPaint, vBack);
    colour *= mix(0.76, 1.0, vLight);
    float far = clamp((vDepth - fogRange.x) / (fogRange.y - fogRange.x), 0.0, 1.0);
    gl_FragColor = vec4(mix(colour, fogPaint, far * fogAmount * vVeil), 1.0);
  }
`;
