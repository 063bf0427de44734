/**
 * First names that are common in German-speaking countries, of the languages that are spoken there most, and are no other words: a name
 * that means something else ('Rosa', 'Ernst', 'Mark') is found only behind words such as 'ich heiße'. Written down from general
 * knowledge of which names there are, without a list of anybody's.
 */
export const firstNames: readonly string[] = (
  'Aaron Achim Adam Adele Adelheid Adolf Adrian Agata Agathe Agnes Agnieszka Ahmed Aischa Albert Albrecht Aleksandra ' +
  'Alessandro Alessia Alex Alexander Alexandra Alexandru Alexej Alfons Alfred Ali Alice Alicia Alina Alisa Alois Alwin ' +
  'Amalia Amanda Amelie Amir Ana Anastasia Andre Andrea Andreas Andrej Andrzej André Angela Angelika Angelina Anita Anja ' +
  'Anke Ann Anna Anne Anneliese Annemarie Annerose Annett Annette Annika Ansgar Antje Anton Antonella Antonia Antonio ' +
  'Arian Ariane Armin Arnd Arne Arno Arnold Arthur Artur Astrid Axel Aylin Ayse Aziz Barbara Bastian Beata Beate Beatrice ' +
  'Beatrix Beatriz Ben Benedikt Benjamin Benno Berit Bernd Bernhard Berta Berthold Bettina Bianca Bilal Birgit Björn Bodo ' +
  'Bogdan Boris Brigitte Britta Burak Burkhard Burkhardt Carina Carl Carla Carlo Carlos Carmen Carola Carolin Caroline ' +
  'Carsten Catharina Cathrin Celina Cem Cemal Chantal Charlie Charlotte Chiara Chris Christa Christel Christian ' +
  'Christiane Christin Christina Christine Christof Christoph Clara Claudia Clemens Conny Conrad Constanze Corinna ' +
  'Cornelia Cornelius Cosima Cäcilia Dagmar Damian Dana Daniel Daniela Daniele Danuta Daria Darius Dariusz David Deborah ' +
  'Denise Deniz Dennis Desiree Detlef Diana Dieter Dietmar Dietrich Dilara Dimitri Dimitrios Dina Dino Dirk Dmitri ' +
  'Dominik Dominique Doris Dorota Dorothea Dorothee Dörte Eberhard Eckart Eckhard Edda Edeltraud Edgar Edith Edmund ' +
  'Eduard Edwin Egon Elena Eleni Elfriede Eliane Elias Elif Elina Elisa Elisabeth Elke Ella Ellen Elmar Elsbeth Else ' +
  'Elvira Emanuel Emil Emilia Emily Emin Emine Emir Emma Emmanuel Emre Enno Enrico Enya Erhard Eric Erich Erik Erika Erna ' +
  'Ernestine Erwin Esra Esther Eugen Eva Evelin Evelyn Ewa Ewald Ezgi Fabian Fadime Farid Fatima Fatma Felicitas Felix ' +
  'Ferdinand Filiz Finn Fiona Florian Frank Franz Franziska Frauke Fred Frederik Fredrik Frida Frieda Friederike ' +
  'Friedhelm Friedrich Fritz Gabi Gabriel Gabriela Gabriele Georg Georgios Gerald Gerd Gerda Gerhard Gerhild Gerlinde ' +
  'Gero Gertrud Gesa Gesine Gianluca Gina Giovanni Gisela Giulia Giuseppe Gottfried Greta Grit Grzegorz Gudrun Guido ' +
  'Gundula Gunnar Gunter Gunther Gustav Gökhan Günter Günther Hadi Hakan Halil Halina Hamid Hamza Hanna Hannah Hanne ' +
  'Hannelore Hannes Hanno Hans Harald Harry Hartmut Hasan Hauke Hedwig Heidemarie Heidi Heidrun Heike Heiko Heinrich ' +
  'Heinz Helen Helena Helene Helga Helmut Helmuth Hendrik Henning Henri Henriette Henry Herbert Hermann Hermine Hilde ' +
  'Hildegard Hilke Hiltrud Holger Horst Hubert Hüseyin Ibrahim Ida Igor Ilja Ilka Ilona Ilse Imke Immanuel Ina Ines Inga ' +
  'Ingbert Inge Ingeborg Ingmar Ingo Ingrid Inka Insa Irena Irene Irina Iris Irma Irmgard Irmtraud Isabel Isabell ' +
  'Isabella Isabelle Ismail Ismet Ivan Ivana Ivo Jacek Jacob Jacqueline Jakob James Jan Jana Janina Janne Jannes Jannik ' +
  'Jannis Janosch Jaqueline Jaro Jaroslaw Jasmin Jasper Jennifer Jenny Jens Jeremy Jerome Jerzy Jessica Jessika Joachim ' +
  'Joana Joanna Jochen Joel Johann Johanna Johannes Jolanda Jolanta Jonas Jonathan Jorge Jorinde Josef Josefa Josefine ' +
  'Josephine Joshua José Juan Judith Jule Julia Julian Juliana Juliane Julius Junis Jurij Justin Justus Jutta Jörg Jürg ' +
  'Jürgen Kamil Karim Karin Karina Karl Karla Karolin Karolina Karsten Kasimir Kaspar Katarina Katarzyna Katharina ' +
  'Katharine Kathi Kathleen Kathrin Kati Katja Katrin Kemal Kenan Kerem Kerstin Kevin Kilian Kim Kirsten Klara Klaus ' +
  'Klemens Konrad Konstantin Kristin Kristina Krzysztof Kurt Käthe Ladislaus Lara Larissa Lars Laura Laurenz Laurin Lea ' +
  'Leila Lena Leni Lennard Lennart Lenny Leo Leon Leonie Leopold Levi Levin Lia Liam Liane Lidia Liesel Lieselotte Lilian ' +
  'Lilli Lilly Lina Linda Linus Lisa Lisbeth Lorena Lorenz Lothar Lotte Louis Luca Lucas Lucia Ludger Ludmila Ludwig ' +
  'Luigi Luisa Luise Luka Lukas Lutz Luzie Lya Lydia Maciej Mads Magda Magdalena Magnus Mahmoud Maik Maike Maja ' +
  'Malgorzata Malina Malte Mandy Manfred Manja Manuel Manuela Marc Marcel Marcin Marco Marcus Marek Maren Marga Margareta ' +
  'Margarete Margarethe Margit Margot Margret Maria Mariam Marian Mariana Marianne Marie Mariella Marietta Marija Marika ' +
  'Marina Mario Marion Marit Marita Markus Marlene Marlies Marlis Marta Marten Martha Marthe Martin Martina Marvin Mary ' +
  'Maryam Mathias Mathilda Mathilde Matteo Matthias Matthis Mattis Maurice Max Maximilian Maximiliane Mechthild Mechtild ' +
  'Mehmet Meike Melanie Melek Melina Melissa Merle Mert Meryem Mia Micha Michael Michaela Michal Michel Michelle Mika ' +
  'Mike Mikhail Mila Milan Milena Milo Mina Mira Mirco Mirella Miriam Mirjam Mirko Mohamed Mohammad Mohammed Mona Monica ' +
  'Monika Monique Moritz Muhammed Murat Mustafa Nadia Nadine Nadja Nancy Natalia Natalie Natalja Natascha Nathalie Nathan ' +
  'Nele Nelly Nico Nicola Nicolai Nicolas Nicole Niels Niklas Niko Nikola Nikolai Nikolas Nikolaus Nils Nina Noah Noel ' +
  'Noemi Nora Norbert Nuri Olaf Ole Oleg Olena Olga Oliver Olivia Omar Ömer Orhan Oscar Oskar Osman Otmar Ottilie Ottmar ' +
  'Otto Oxana Özgür Özlem Paolo Pascal Patricia Patrick Patrik Patrizia Paul Paula Paulina Pauline Pavel Pawel Peer Peggy ' +
  'Peter Petra Philip Philipp Philippa Phillip Pia Pierre Piet Piotr Rabea Rafael Rafal Ragnar Raimund Rainer Ralf Ralph ' +
  'Ramazan Ramona Randolf Raphael Rebecca Regina Regine Reinhard Reinhardt Reinhold Renata Renate Rene René Ria Ricarda ' +
  'Riccardo Richard Rico Rieke Rita Robert Roberta Roberto Robin Roger Roland Rolf Romina Romy Ronald Ronja Ronny Rosalie ' +
  'Rosemarie Rosi Rosina Roswitha Rudi Rudolf Rupert Ruth Rüdiger Sabine Sabrina Said Salim Sally Salome Samantha Sami ' +
  'Samir Samira Samuel Sandra Sandro Sandy Sara Sarah Sascha Sebastian Sebastiano Selin Selina Selma Semih Serap Serena ' +
  'Sergej Serhat Serkan Severin Sevgi Sharon Sibel Sibylle Siegbert Siegfried Sieglinde Siegmund Sigmund Sigrid Sigrun ' +
  'Silke Silvia Simon Simona Simone Sina Sinan Sofia Sofie Sonia Sonja Sophia Sophie Stanislaw Stefan Stefania Stefanie ' +
  'Steffen Steffi Stella Stephan Steven Suleiman Susan Susann Susanna Susanne Sven Svenja Svetlana Swantje Swetlana ' +
  'Sybille Sylvia Sören Süleyman Tabea Tamara Tamer Tamina Tanja Tarek Tarik Tatiana Tatjana Teresa Thea Theo Theodor ' +
  'Theres Theresa Therese Thies Thilo Thomas Thorben Thore Thorsten Tibor Till Tilman Tilmann Tilo Tim Timm Timo Timon ' +
  'Tina Tizian Tobi Tobias Tom Tomas Tomasz Toni Torben Torsten Traute Tristan Trudi Tuncay Ulf Uli Ulla Ulrich Ulrike ' +
  'Ümit Undine Urs Ursula Urszula Uschi Uta Ute Uwe Valentin Valentina Valeria Valerie Vanessa Veit Vera Verena Veronica ' +
  'Veronika Victor Victoria Viktor Viktoria Viktorija Vincent Vinzenz Violetta Vitali Viviane Vladimir Volker Walburga ' +
  'Waldemar Walter Waltraud Waltraut Wanda Wencke Wendelin Wenke Werner Wiebke Wieland Wilfried Wilhelm Wilhelmine Willi ' +
  'Willy Wilma Winfried Wladimir Wojciech Wolfgang Wolfram Xaver Xenia Yannick Yannik Yara Yasemin Yasin Yasmin Ylva Yuri ' +
  'Yusuf Yvonne Zeynep Zoe Zofia Zsofia'
).split(' ');
