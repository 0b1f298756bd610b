import { ruleInks } from '#drawing';
import { GLYPH_LOOKUP } from './atlas.ts';
import { MOST_SIGNS } from './rule-faces.ts';

/** How much the card is given of what rules draw. */
const LIMITS = `
  const int INKS = ${Object.keys(ruleInks).length};
  const int MOST_SIGNS = ${MOST_SIGNS};
`;

/** What the two halves of the shader hand over: the same over a whole face, but for where on the face a pixel is. */
const HANDED_OVER = /* glsl */ `
  flat varying vec3 vPaint;
  flat varying vec3 vInk;
  flat varying vec3 vRim;
  flat varying vec4 vBorder;
  flat varying vec4 vDetail;
  flat varying vec4 vMarks;
  flat varying vec4 vSigns;
  flat varying vec2 vHalf;
  flat varying vec2 vUp;
  // What takes a spot of a face to where it is in its symbol.
  flat varying mat2 vUpright;
  // How light, how much veiled, whether against a neighbour, whether seen from behind.
  flat varying vec4 vAir;
  varying vec3 vAt;
`;

/**
 * A brick is a box with lines along its edges and a symbol on every face. The symbol is not bent with the face: it stands as on paper for the one who
 * looks, as large as the face, seen as it is, has room for. Marks lie on the face, turned in quarter turns until they stand as upright as they can, so that
 * they are read from every side and never mirrored.
 *
 * Two opposite faces of a box are never seen at the same time. So there is one face for each axis, and it is put on the side where the viewer is:
 * half of the corners, which are what a machine without a graphics card spends its time on.
 */
export const BRICK_VERTEX = /* glsl */ `
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
  attribute vec4 signs;
  uniform float isTile;
  uniform float symbols;
  ${HANDED_OVER}

  // How far a symbol that is one high on the screen reaches on a face.
  float reach(mat2 back, vec2 room) {
    // Half the width and half the height that ink takes of the square of a symbol.
    vec2 ink = symbols > 9.5 ? vec2(0.68, 0.5) : vec2(0.48, 0.62);
    vec2 sides = max(abs(back * vec2(ink.x, 0.0)), abs(back * vec2(0.0, ink.y)));
    // Ink is rounder than that. On tiles, which are smaller, a corner of it may reach over the line.
    vec2 corners = mix(1.0, 0.8, isTile) * max(abs(back * ink), abs(back * vec2(ink.x, -ink.y)));
    vec2 most = max(sides, corners) / room;
    return max(most.x, most.y);
  }

  vec3 turned(vec3 v) {
    // Between two turns the numbers are mixed, so their length has to be mended.
    vec4 q = normalize(turn);
    return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
  }

  void main() {
    float side = dot(turned(normal), cameraPosition - center) < 0.0 ? -1.0 : 1.0;
    // The face opposite is this one turned half round an upright axis; what lies flat is turned over its front edge.
    bool isFlat = abs(normal.y) > 0.5;
    vec3 right3 = isFlat ? faceU : faceU * side;
    vec3 up3 = isFlat ? faceV * side : faceV;
    vec3 local = (normal * side + right3 * position.x + up3 * position.y) * extent;
    vec4 seen = viewMatrix * vec4(center + turned(local), 1.0);
    vec3 out3 = (viewMatrix * vec4(turned(normal * side), 0.0)).xyz;
    // By their angles on the screen, and not by how far up they reach: an edge that leads away is seen short, however upright it is.
    vec3 right = (viewMatrix * vec4(turned(right3), 0.0)).xyz;
    vec3 up = (viewMatrix * vec4(turned(up3), 0.0)).xyz;
    float upOfU = right.y / max(length(right.xy), 0.0001);
    float upOfV = up.y / max(length(up.xy), 0.0001);
    // A little in favour of V, so that a view from exactly between does not flicker.
    vUp = abs(upOfV) * 1.02 >= abs(upOfU) ? vec2(0.0, upOfV < 0.0 ? -1.0 : 1.0) : vec2(upOfU < 0.0 ? -1.0 : 1.0, 0.0);
    vHalf = vec2(dot(extent, abs(right3)), dot(extent, abs(up3)));
    // As it is seen from here: what is not straight ahead is seen more from the side, or less.
    vec3 middle = (viewMatrix * vec4(center, 1.0)).xyz;
    mat2 seenAs = mat2(right.xy - middle.xy * right.z / middle.z, up.xy - middle.xy * up.z / middle.z);
    // Seen from the side a face has no room for anything.
    bool isSteep = abs(determinant(seenAs)) < 0.02;
    float height = isSteep ? 0.01 : min(mix(0.9, 0.92, isTile) / reach(inverse(seenAs), vHalf), 1.06 * min(vHalf.x, vHalf.y));
    vUpright = seenAs / height;
    vAt = vec3(position.xy * vHalf, -seen.z);
    float face = 2.0 * dot(abs(normal), vec3(0.0, 1.0, 2.0)) + (side < 0.0 ? 1.0 : 0.0);
    float isCovered = mod(floor((covered + 0.5) / exp2(face)), 2.0);
    float isDot = extent.x < 0.2 ? 1.0 : 0.0;
    float isBack = isTile > 0.5 && side < 0.0 ? 1.0 : 0.0;
    vAir = vec4(0.5 + 0.5 * dot(out3, normalize(vec3(0.05, 0.5, 0.85))), mix(0.35, 1.0, isDot), isCovered, isBack);
    vPaint = paint;
    vInk = ink;
    vRim = rim;
    vBorder = border;
    vDetail = detail;
    vMarks = marks;
    vSigns = signs;
    gl_Position = projectionMatrix * seen;
    // Dots of the lattice lie behind every brick, as they do when one picks: they must not hide what one looks at.
    gl_Position.z = isDot > 0.5 ? 0.2 * gl_Position.z + 0.8 * gl_Position.w : 0.8 * gl_Position.z - 0.2 * gl_Position.w;
  }
`;

export const BRICK_FRAGMENT = /* glsl */ `
  uniform vec3 backPaint;
  uniform vec3 fogPaint;
  uniform vec2 fogRange;
  uniform float fogAmount;
  uniform float symbols;
  uniform vec3 finePaint;
  uniform vec3 heavyPaint;
  uniform vec3 tints[8];
  uniform float shade;
  uniform float isStrong;
  ${LIMITS}
  uniform vec3 filledInks[INKS];
  uniform vec3 drawnInks[INKS];
  ${HANDED_OVER}
  ${GLYPH_LOOKUP}

  float most(vec4 v) {
    return max(max(v.x, v.y), max(v.z, v.w));
  }

  bool has(vec2 mask, int value) {
    int bits = int((value < 16 ? mask.x : mask.y) + 0.5);
    return ((bits >> (value & 15)) & 1) == 1;
  }

  float lines(float along) {
    return step(0.78, fract(along * 4.0));
  }

  // The patterns of the board: none, across, dots, upright, two slants, two grids.
  float patternOf(int colour, vec2 at) {
    if (colour == 1) return lines(at.y);
    if (colour == 2) return step(length(fract(at * 4.0) - 0.5), 0.2);
    if (colour == 3) return lines(at.x);
    if (colour == 4) return lines((at.x + at.y) * 0.7);
    if (colour == 5) return lines((at.x - at.y) * 0.7);
    if (colour == 6) return max(lines(at.x), lines(at.y));
    if (colour == 7) return max(lines((at.x + at.y) * 0.7), lines((at.x - at.y) * 0.7));
    return 0.0;
  }

  // The player's colours share a face like pieces of a cake, each with its pattern.
  vec3 tintAt(int mask, vec2 at, vec3 under) {
    int count = 0;
    for (int i = 0; i < 8; i++) count += (mask >> i) & 1;
    // A chosen cell keeps its own colour round the player's.
    if ((mask & 256) == 256 && max(abs(at.x), abs(at.y)) > 0.76) return under;
    float round = fract((atan(at.x, at.y) - 0.5236) / 6.2832);
    int wanted = min(count - 1, int(round * float(count)));
    int colour = 0;
    for (int i = 0; i < 8; i++) {
      if (((mask >> i) & 1) == 0) continue;
      if (wanted == 0) colour = i;
      wanted--;
    }
    return mix(tints[colour], vec3(shade), 0.2 * patternOf(colour, at * 1.75));
  }

  // How far inside of a sign a spot is, in the numbers of FACE_SIGNS; the sizes are those of the board, where a cell is one wide.
  float insideSign(int shape, float level, vec2 at) {
    float r = length(at);
    vec2 far = abs(at);
    float high = max(far.x, far.y);
    float low = min(far.x, far.y);
    float less = 0.085 * level;
    if (shape == 1) return 1.0;
    if (shape == 2) return 0.36 - less - high;
    if (shape == 3) return 0.38 - less - r;
    if (shape == 4) return 0.028 - abs(r - 0.38 + less);
    if (shape == 5) return 0.028 - 0.7 * abs(far.x + far.y - 0.42 + less);
    // Heads at the four sides that point in, or out.
    return min(0.024 - 0.57 * abs(high + less - (shape == 6 ? 0.32 + 1.46 * low : 0.45 - 1.46 * low)), 0.09 - low);
  }

  // What rules draw on a face, two of them to a number.
  vec3 signsAt(vec3 under, vec2 at, float soft) {
    vec3 colour = under;
    for (int i = 0; i < MOST_SIGNS; i++) {
      int two = int(vSigns[i >> 1] + 0.5);
      int code = (i & 1) == 0 ? two & 1023 : two >> 10;
      if (code == 0) break;
      int shape = code & 7;
      int ink = (code >> 3) & 31;
      float inside = insideSign(shape, float(code >> 8), at);
      colour = mix(colour, shape < 4 ? filledInks[ink] : drawnInks[ink], clamp(inside / (2.0 * soft) + 0.5, 0.0, 1.0));
      // What is filled stays pale, for the symbol on it, and has an edge where more contrast is wanted.
      if (isStrong > 0.5 && shape > 1 && shape < 4)
        colour = mix(colour, heavyPaint, clamp((0.012 - abs(inside)) / (2.0 * soft) + 0.5, 0.0, 1.0));
    }
    return colour;
  }

  void main() {
    vec2 across = dFdx(vAt.xy);
    vec2 down = dFdy(vAt.xy);
    vec2 fast = abs(across) + abs(down);
    float soft = 0.6 * max(fast.x, fast.y);
    vec4 room = vec4(vHalf.x + vAt.x, vHalf.x - vAt.x, vHalf.y + vAt.y, vHalf.y - vAt.y);
    // Where the other half of a glued cell lies over the edge there is no line, and no ring either.
    vec4 isLine = step(vec4(0.0001), vBorder);
    vec4 isHeavy = step(vec4(0.06), vBorder);
    vec4 drawn = isLine * clamp((vBorder - room) / (2.0 * soft) + 0.5, 0.0, 1.0);
    vec3 colour = vPaint;
    float mark = 0.0;
    if (vDetail.z > 0.5) colour = tintAt(int(vDetail.z + 0.5), vAt.xy / vHalf, colour);
    if (vAir.z < 0.5) {
      float side = 2.0 * min(vHalf.x, vHalf.y);
      if (vSigns.x > 0.5) colour = signsAt(colour, vAt.xy / side, soft / side);
      float size = min(vHalf.x, vHalf.y) * 0.9;
      vec2 glyph = vec2(dot(vAt.xy, vec2(vUp.y, -vUp.x)), dot(vAt.xy, vUp)) / size;
      float fineness = sqrt(abs(across.x * down.y - across.y * down.x)) / size;
      float index = vDetail.x;
      if (index > -0.5) {
        glyph = vUpright * vAt.xy;
        fineness *= size * sqrt(abs(determinant(vUpright)));
      }
      vec2 at = glyph;
      if (index < -0.5 && most(vMarks) > 0.5) {
        // Each value has a square of its own, row by row as on a telephone, so that a mark is known by where it stands as well.
        float side = ceil(sqrt(symbols) - 0.001);
        vec2 squares = clamp((vec2(glyph.x, -glyph.y) * 0.5 + 0.5) * side, 0.0, side - 0.001);
        vec2 square = floor(squares);
        int value = int(square.y * side + square.x + 0.5);
        bool isCentre = has(vMarks.zw, value);
        if (value < int(symbols + 0.5) && (isCentre || has(vMarks.xy, value))) index = float(value) + (isCentre ? symbols : 0.0);
        at = ((squares - square) * 2.0 - 1.0) * vec2(1.04, -1.04);
        fineness *= side * 1.04;
      }
      mark = index > -0.5 ? glyphAt(index, at, fineness) : 0.0;
      // A conflict is underlined and a wrong entry struck out: not by colour alone.
      if (vDetail.y > 0.5 && abs(glyph.x) < 0.75)
        mark = max(mark, 1.0 - smoothstep(0.05, 0.1, vDetail.y > 1.5 ? abs(glyph.y) : abs(glyph.y + 0.86)));
    } else if (vAir.w < 0.5) {
      // Between bricks that touch it is dark, which draws the lines between boxes.
      colour = mix(colour, heavyPaint, 0.55);
    }
    if (vDetail.w > 0.0)
      colour = mix(colour, vRim, most(isLine * clamp((vDetail.w + vBorder - room) / (2.0 * soft) + 0.5, 0.0, 1.0)));
    colour = mix(colour, finePaint, most(drawn * (1.0 - isHeavy)));
    colour = mix(colour, heavyPaint, most(drawn * isHeavy));
    // Over the lines: a symbol fills the face as it is seen, and a corner of it may reach that far.
    colour = mix(colour, vInk, mark);
    colour = mix(colour, backPaint, vAir.w);
    colour *= mix(0.76, 1.0, vAir.x);
    float far = clamp((vAt.z - fogRange.x) / (fogRange.y - fogRange.x), 0.0, 1.0);
    gl_FragColor = vec4(mix(colour, fogPaint, far * fogAmount * vAir.y), 1.0);
  }
`;
