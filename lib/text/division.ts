/**
 * A formula that is one division: "a × b : (c × d)" or "a : c". What is added before the sign, or stands after the
 * brackets, would change its meaning in a fraction. `marks`: invisible ones, by which edit mode finds the field.
 */
export const divisionPattern =
  /^(?<above>[^:+−]+?)\s:\s(?:\((?<sum>[^():]+)\)|(?<below>[^\s():]+?))(?<marks>\p{Cf}*)$/u;
